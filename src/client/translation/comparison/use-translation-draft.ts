import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import type { Api, RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { showToast } from '../../ui/toast-store.ts'
import { showTranslationFailure, useTranslationChange } from '../use-translation-change.ts'

/** Texts that an operator has changed, by 'title', 'summary' or the hash of the English block. */
export type TranslationDraftTexts = Readonly<Record<string, string>>
type Problems = Readonly<Record<string, readonly string[]>>

export type TranslationDraft = ReturnType<typeof useTranslationDraft>

const debounceMs = 700

/** Manages the operator's edits to a translation: the problems that the server finds in them, and saving. */
export function useTranslationDraft(compared: TranslationComparison, reviewed: { jobId: string } | null) {
  const { guideId, language } = compared
  const { t } = useLanguage()
  const [texts, setTexts] = useState<TranslationDraftTexts>({})
  const changed = changedOf(texts, compared, reviewed !== null)
  const [problems, setProblems] = useState<Problems>({})
  /** Number of texts with problems that a warning on saving has already reported. */
  const [refused, setRefused] = useState(0)
  const [isBlank, setBlank] = useState(false)
  const change = useTranslationChange()
  const { translation } = trpc.useUtils().client
  const about = { guideId, language }

  useEffect(() => {
    if (Object.keys(texts).length === 0) return undefined
    let current = true
    const rest = setTimeout(() => {
      findProblems(translation, { guideId, language }, texts).then(
        (found) => current && setProblems(found),
        () => undefined, // saving checks the texts again
      )
    }, debounceMs)
    return () => {
      current = false
      clearTimeout(rest)
    }
  }, [texts, guideId, language, translation])

  const storeChecked = async () => {
    const hand = toHand(changed)
    if (reviewed === null) await translation.edit.mutate({ ...about, ...hand })
    else await translation.accept.mutate({ jobId: reviewed.jobId, ...hand })
    setTexts({})
    setProblems({})
    setRefused(0)
    showToast({
      title: reviewed === null ? t('translation.savedTitle') : t('translation.acceptedTitle'),
      variant: 'success',
    })
  }

  const check = useMutation({
    mutationFn: () => findProblems(translation, about, changed),
    onSuccess(found) {
      const broken = Object.values(found).filter(({ length }) => length > 0).length
      const hasBlank = Object.values(changed).some((each) => each.trim() === '')
      setProblems(found)
      setBlank(hasBlank)
      // An empty text is never saved. Other problems may be saved after a warning.
      if (hasBlank) return
      if (broken > refused) setRefused(broken)
      else change.mutate(storeChecked)
    },
    onError: (error) => showTranslationFailure(t, error),
  })
  const changeTexts = (next: TranslationDraftTexts) => {
    setTexts(next)
    setRefused(0)
    setBlank(false)
  }
  const isPending = check.isPending || change.isPending

  return {
    texts,
    problems,
    refused,
    isBlank,
    count: Object.keys(changed).length,
    isPending,
    write: (part: string, written: string) => changeTexts({ ...texts, [part]: written }),
    undo: (part: string) =>
      changeTexts(Object.fromEntries(Object.entries(texts).filter(([each]) => each !== part))),
    store: () => {
      if (!isPending) check.mutate()
    },
  }
}

/** Returns the changed texts. An unchanged text counts only if it was outdated: saving then confirms that it is still correct. */
function changedOf(
  texts: TranslationDraftTexts,
  { title, summary, blocks }: TranslationComparison,
  inReview: boolean,
): TranslationDraftTexts {
  const all = [{ ...title, hash: 'title' }, { ...summary, hash: 'summary' }, ...blocks]
  const same = all.filter(({ hash: id, state, stored, result }) =>
    inReview ? texts[id] === result : texts[id] === stored && state === 'current',
  )
  const unchanged = new Set(same.map(({ hash }) => hash))
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !unchanged.has(id)))
}

function toHand({ title, summary, ...blocks }: TranslationDraftTexts) {
  return {
    ...(title === undefined ? {} : { title }),
    ...(summary === undefined ? {} : { summary }),
    blocks: Object.entries(blocks).map(([hash, written]) => ({ hash, text: written })),
  }
}

async function findProblems(
  translation: Api['translation'],
  about: Pick<TranslationComparison, 'guideId' | 'language'>,
  texts: TranslationDraftTexts,
): Promise<Problems> {
  const blank = Object.keys(texts).filter((part) => texts[part]?.trim() === '')
  const written = Object.fromEntries(Object.entries(texts).filter(([part]) => !blank.includes(part)))
  const found: Record<string, readonly string[]> = Object.fromEntries(
    blank.map((part) => [part, ['it is empty']]),
  )
  if (Object.keys(written).length === 0) return found
  const { title, summary, blocks } = await translation.check.mutate({ ...about, ...toHand(written) })
  const checked = Object.fromEntries(blocks.map(({ hash, problems }) => [hash, problems]))
  return { ...found, title, summary, ...checked }
}

/** A guide's English text, its stored translation, and the result of its latest job. */
export type TranslationComparison = RouterOutputs['translation']['compare']
