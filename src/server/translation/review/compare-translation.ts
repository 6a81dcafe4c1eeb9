import type { JobResult } from '../../../shared/translation/job-result.ts'
import type { z } from 'zod'
import type {
  compareInputSchema,
  translationEditInputSchema,
} from '../../../shared/translation/translation-schemas.ts'
import type { TranslationDeps } from '../deps.ts'
import { findTranslationSource, type TranslationSource } from '../../guides/translations/index.ts'
import { hashBlock, joinBlocks } from '../../guides/text/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { canViewJob, toJobStatus } from '../jobs/find-job.ts'
import type { Glossary } from '../checks/glossary.ts'
import { findLatestJob, isJobInReview } from '../queries.ts'
import { isCopiedBlock } from '../jobs/split-content.ts'
import { verifyTranslation, type TranslationToCheck } from '../checks/verify-translation.ts'

/** Returns the English texts, the published translation and the latest job's result side by side, for review by an operator. */
export async function compareTranslation(
  { db, translator }: Pick<TranslationDeps, 'db' | 'translator'>,
  userId: number,
  { guideId, language }: z.infer<typeof compareInputSchema>,
) {
  const source = await findTranslationSource(db, guideId, language)
  if (source === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const latest = await findLatestJob(db, guideId, language)
  const job = latest !== undefined && canViewJob(latest, userId) ? latest : undefined
  const result = job !== undefined && isJobInReview(job) ? job.result : null
  return {
    guideId,
    language,
    job: job === undefined ? null : toJobStatus(job),
    ...compareTexts(source, result, translator?.glossary ?? []),
  }
}

/** Returns the key of a row from the hashes of its English blocks, of which several may share one translation. */
export const toRowKey = (sources: readonly string[]) => sources.join('+')

/** Returns the problems of texts that an operator is editing, without storing anything. */
export async function checkTranslation(
  { db, translator }: Pick<TranslationDeps, 'db' | 'translator'>,
  { guideId, language, title, summary, blocks: written }: z.infer<typeof translationEditInputSchema>,
) {
  const source = await findTranslationSource(db, guideId, language)
  if (source === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const check = checkerFor(source, translator?.glossary ?? [])
  const blockOf = new Map(source.hashes.map((hash, place) => [hash, source.blocks[place]]))
  return {
    title: check('title', source.title.english, title ?? null),
    summary: check('summary', source.summary.english, summary ?? null),
    blocks: written.map(({ hash, text }) => {
      const own = hash.split('+').flatMap((each) => blockOf.get(each) ?? [])
      return { hash, problems: check('blocks', joinBlocks(own.map((block) => block.text)), text) }
    }),
  }
}

const checkerFor =
  ({ language: to, tools: keep }: TranslationSource, glossary: Glossary) =>
  (kind: TranslationToCheck['kind'], english: string, translated: string | null): string[] =>
    translated === null || english === ''
      ? []
      : verifyTranslation({ kind, source: english, translated, from: 'en', to, keep, glossary })

function compareTexts(source: TranslationSource, result: JobResult | null, glossary: Glossary) {
  const { blocks, hashes, translatedBlocks, rows } = source
  const resultTexts = new Map(result?.blocks.map(({ text, sources }) => [toRowKey(sources), text]))
  const problemsOf = checkerFor(source, glossary)
  const compareText = (kind: 'title' | 'summary') => {
    const { english, translation, current } = source[kind]
    const stored = translation === '' ? null : translation
    const made = result?.[kind]
    const isAbout = made?.sources.join() === hashBlock(english)
    const latest = isAbout ? (made?.text ?? null) : null
    const state: 'current' | 'stale' | 'missing' = current ? 'current' : stored === null ? 'missing' : 'stale'
    return {
      source: english,
      state,
      stored,
      result: latest,
      problems: problemsOf(kind, english, latest ?? stored),
    }
  }
  return {
    title: compareText('title'),
    summary: compareText('summary'),
    blocks: rows.flatMap(({ state, english, translated }) => {
      if (state === 'orphan' || state === 'added') return []
      // A job translates stale blocks one by one, even if several of them shared one translation before.
      const groups = result !== null && state === 'stale' ? english.map((place) => [place]) : [english]
      return groups.map((places, index) => {
        const own = places.flatMap((place) => blocks[place] ?? [])
        const text = joinBlocks(own.map((block) => block.text))
        const hash = toRowKey(places.map((place) => hashes[place] ?? ''))
        const stored = index > 0 ? null : (translatedBlocks[translated[0] ?? -1]?.text ?? null)
        const made = resultTexts.get(hash) ?? null
        const problems = own.every(isCopiedBlock) ? [] : problemsOf('blocks', text, made ?? stored)
        return { hash, source: text, state, stored, result: made, problems }
      })
    }),
    added: rows
      .filter(({ state }) => state === 'orphan' || state === 'added')
      .flatMap(({ translated }) => translatedBlocks[translated[0] ?? -1]?.text ?? []),
  }
}
