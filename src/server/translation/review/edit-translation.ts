import type { JobResult } from '../../../shared/translation/job-result.ts'
import type { z } from 'zod'
import type { TranslationLanguage } from '../../../shared/languages.ts'
import type {
  acceptInputSchema,
  translationEditInputSchema,
} from '../../../shared/translation/translation-schemas.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  findTranslationSource,
  storeTranslation,
  type TranslationSource,
} from '../../guides/translations/index.ts'
import type { Db } from '../../platform/database.ts'
import type { User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { toRowKey } from './compare-translation.ts'
import { requireVisibleJob, requireTranslationJob } from '../jobs/find-job.ts'
import {
  findRunningTranslationJob,
  isJobInReview,
  lockGuideLanguage,
  lockTranslationJob,
  updateTranslationJob,
} from '../queries.ts'

/** Texts that an operator wrote. Blocks are keyed by the hashes of the English blocks that they translate. */
type HandTexts = Pick<z.infer<typeof translationEditInputSchema>, 'title' | 'summary' | 'blocks'>

/** Stores the operator's texts. Other texts stay unchanged, and stale ones stay stale. */
export async function editTranslation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  savedBy: string,
  { guideId, language, ...hand }: z.infer<typeof translationEditInputSchema>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
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
        savedBy,
        title: title === undefined ? undefined : { text: title, sources: source.title.sources },
        summary: summary === undefined ? undefined : { text: summary, sources: source.summary.sources },
        blocks: written.size === 0 ? undefined : withWritten(source, written),
      },
      clock(),
    )
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
    const text = written.get(toRowKey(own))
    if (text !== undefined) return [{ text, sources: own }]
    if (place === undefined) return []
    return [{ text: translatedBlocks[place]?.text ?? '', sources: sources[place] ?? [] }]
  })
}

/** Stores the result of a job in review with the operator's changes. Does nothing if it was accepted before. */
export async function acceptTranslation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  { jobId, ...hand }: z.infer<typeof acceptInputSchema>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { guideId, targetLanguage } = await requireTranslationJob(tx, userId, jobId)
    if (guideId === null) throw new Refusal('invalid-input', 'jobId: is not about a guide')
    // The cast holds because guides are translated only into these languages.
    const language = targetLanguage as TranslationLanguage
    await lockAgainstJobs(tx, guideId, language)
    const job = requireVisibleJob(await lockTranslationJob(tx, jobId), userId, jobId)
    if (job.storedAt !== null) return
    if (!isJobInReview(job) || job.result === null) throw new Refusal('translation-not-ready')
    const accepted = changedBy(job.result, hand)
    const now = clock()
    await storeTranslation(tx, { guideId, language, ...accepted, savedBy: email }, now)
    await updateTranslationJob(tx, jobId, { result: JSON.stringify(accepted), storedAt: now, updatedAt: now })
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
    blocks: blocks.map(({ text, sources }) => ({ text: written.get(toRowKey(sources)) ?? text, sources })),
  }
}

const writtenBy = ({ blocks }: HandTexts) => new Map(blocks.map(({ hash, text }) => [hash, text]))

/** Throws `invalid-input` if the operator's text translates English blocks that no longer exist. */
function requireKnown(written: ReadonlyMap<string, string>, rows: readonly string[][]): void {
  const known = new Set(rows.map(toRowKey))
  const unknown = [...written.keys()].find((key) => !known.has(key))
  if (unknown !== undefined) throw new Refusal('invalid-input', `blocks: no English block is ${unknown}`)
}

/** Locks guide and language. Throws `translation-running` if a job runs, because its result would overwrite the edits. */
async function lockAgainstJobs(tx: Db, guideId: number, language: TranslationLanguage): Promise<void> {
  await lockGuideLanguage(tx, guideId, language)
  if ((await findRunningTranslationJob(tx, guideId, language)) !== undefined)
    throw new Refusal('translation-running')
}
