import type { z } from 'zod'
import type { TranslationLanguage } from '../../../shared/languages.ts'
import type {
  acceptInputSchema,
  editInputSchema,
  storedTranslationSchema,
} from '../../../shared/translation/translation-schemas.ts'
import type { Deps } from '../../platform/deps.ts'
import { findTranslationSource, storeTranslation, type TranslationSource } from '../../guides/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { rowKeyOf } from './compare-translation.ts'
import { requireVisibleJob, requireJob } from '../jobs/find-job.ts'
import {
  findRunningJob,
  isInReview,
  lockGuideLanguage,
  lockJob,
  recordStored,
  type JobResult,
} from '../queries.ts'
import { storeResult } from '../jobs/store-result.ts'

/** What an operator has written; blocks by the English ones that they stand for. */
type HandTexts = Pick<z.infer<typeof editInputSchema>, 'title' | 'summary' | 'blocks'>
type Stored = z.infer<typeof storedTranslationSchema>

/** Stores what an operator has written; all else stays as it is, and as current or stale as it was. */
export async function editTranslation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { guideId, language, ...hand }: z.infer<typeof editInputSchema>,
): Promise<Stored> {
  return db.transaction().execute(async (tx) => {
    await lockAgainstJobs(tx, guideId, language)
    const source = await findTranslationSource(tx, guideId, language)
    if (source === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
    const written = writtenBy(hand)
    const { title, summary } = hand
    await storeTranslation(
      tx,
      {
        guideId,
        language,
        ...(title === undefined ? {} : { title: { text: title, sources: source.title.sources } }),
        ...(summary === undefined ? {} : { summary: { text: summary, sources: source.summary.sources } }),
        ...(written.size === 0 ? {} : { blocks: withWritten(source, written) }),
      },
      clock(),
    )
    return { guideId, language, stored: true }
  })
}

function withWritten(
  { hashes, rows, translatedBlocks, sources }: TranslationSource,
  written: Map<string, string>,
) {
  requireKnown(
    written,
    rows.map(({ english }) => english.map((place) => hashes[place] ?? '')),
  )
  return rows.flatMap(({ english, translated: [place] }) => {
    const own = english.map((each) => hashes[each] ?? '')
    const text = written.get(rowKeyOf(own))
    if (text !== undefined) return [{ text, sources: own }]
    if (place === undefined) return []
    return [{ text: translatedBlocks[place]?.text ?? '', sources: sources[place] ?? [] }]
  })
}

/** Stores the result that a job has kept for review, with what the operator has changed in it. Twice is the same as once. */
export async function acceptTranslation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { jobId, ...hand }: z.infer<typeof acceptInputSchema>,
): Promise<Stored> {
  return db.transaction().execute(async (tx) => {
    const { guideId, targetLanguage } = await requireJob(tx, userId, jobId)
    if (guideId === null) throw new Refusal('invalid-input', 'jobId: is not about a guide')
    // Guides are translated into these alone.
    const language = targetLanguage as TranslationLanguage
    await lockAgainstJobs(tx, guideId, language)
    const job = requireVisibleJob(await lockJob(tx, jobId), userId, jobId)
    if (job.storedAt !== null) return { guideId, language, stored: true }
    if (!isInReview(job) || job.result === null) throw new Refusal('translation-not-ready')
    const accepted = changedBy(job.result, hand)
    await storeResult(tx, guideId, language, accepted, clock())
    await recordStored(tx, jobId, accepted, clock())
    return { guideId, language, stored: true }
  })
}

function changedBy({ title, summary, blocks }: JobResult, hand: HandTexts): JobResult {
  const written = writtenBy(hand)
  requireKnown(
    written,
    blocks.map(({ sources }) => sources),
  )
  return {
    title: title === null ? null : { ...title, text: hand.title ?? title.text },
    summary: summary === null ? null : { ...summary, text: hand.summary ?? summary.text },
    blocks: blocks.map(({ text, sources }) => ({ text: written.get(rowKeyOf(sources)) ?? text, sources })),
  }
}

const writtenBy = ({ blocks }: HandTexts) => new Map(blocks.map(({ hash, text }) => [hash, text]))

/** Where the English was edited after the operator had read it, what they wrote must not get lost unnoticed. */
function requireKnown(written: ReadonlyMap<string, string>, rows: readonly string[][]): void {
  const known = new Set(rows.map(rowKeyOf))
  const unknown = [...written.keys()].find((key) => !known.has(key))
  if (unknown !== undefined) throw new Refusal('invalid-input', `blocks: no English block is ${unknown}`)
}

/** What a job stores would take away what an operator writes meanwhile. */
async function lockAgainstJobs(tx: Db, guideId: number, language: TranslationLanguage): Promise<void> {
  await lockGuideLanguage(tx, guideId, language)
  if ((await findRunningJob(tx, guideId, language)) !== undefined) throw new Refusal('translation-running')
}
