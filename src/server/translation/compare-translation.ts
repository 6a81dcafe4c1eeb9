import type { z } from 'zod'
import type { compareInputSchema, TranslationComparison } from '../../shared/translation-schemas.ts'
import type { Deps } from '../deps.ts'
import { findTranslationSource, hashBlock, joinBlocks, type TranslationSource } from '../guides/index.ts'
import { Refusal } from '../platform/refusal.ts'
import { mayFollow, toStatus } from './find-job.ts'
import type { Glossary } from './glossary.ts'
import { findLatestJob, isInReview, type JobResult } from './queries.ts'
import { isCopied } from './split-content.ts'
import { verifyTranslation, type Translation } from './verify-translation.ts'

/** Everything that an operator looks at before accepting or editing: the English, what readers have, what a job has made. */
export async function compareTranslation(
  { db, translator }: Pick<Deps, 'db' | 'translator'>,
  userId: number,
  { guideId, language }: z.infer<typeof compareInputSchema>,
): Promise<TranslationComparison> {
  const source = await findTranslationSource(db, guideId, language)
  if (source === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const latest = await findLatestJob(db, guideId, language)
  const job = latest !== undefined && mayFollow(latest, userId) ? latest : undefined
  const result = job !== undefined && isInReview(job) ? job.result : null
  return {
    guideId,
    language,
    job: job === undefined ? null : toStatus(job),
    ...compareTexts(source, result, translator?.glossary ?? []),
  }
}

/** Names a row of the comparison: several English blocks that one block stands for are one row. */
export const rowKeyOf = (sources: readonly string[]) => sources.join('+')

function compareTexts(source: TranslationSource, result: JobResult | null, glossary: Glossary) {
  const { blocks, hashes, translatedBlocks, rows, language: to, tools: keep } = source
  const resultTexts = new Map(result?.blocks.map(({ text, sources }) => [rowKeyOf(sources), text]))
  const problemsOf = (kind: Translation['kind'], english: string, translated: string | null) =>
    translated === null || english === ''
      ? []
      : verifyTranslation({
          kind,
          source: english,
          translated,
          from: 'en',
          to,
          keep,
          glossary,
        })
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
      const own = english.flatMap((place) => blocks[place] ?? [])
      const text = joinBlocks(own.map((block) => block.text))
      const hash = rowKeyOf(english.map((place) => hashes[place] ?? ''))
      const stored = translatedBlocks[translated[0] ?? -1]?.text ?? null
      const made = resultTexts.get(hash) ?? null
      const problems = own.every(isCopied) ? [] : problemsOf('blocks', text, made ?? stored)
      return [{ hash, kind: own[0]?.kind ?? '', source: text, state, stored, result: made, problems }]
    }),
    added: rows
      .filter(({ state }) => state === 'orphan' || state === 'added')
      .flatMap(({ translated }) => translatedBlocks[translated[0] ?? -1]?.text ?? []),
  }
}
