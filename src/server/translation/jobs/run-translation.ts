import { z } from 'zod'
import type { JobResult } from '../../../shared/translation/job-result.ts'
import type { TranslationLanguage } from '../../../shared/languages.ts'
import { storeTranslation } from '../../guides/translations/index.ts'
import type { JobDeps } from '../deps.ts'
import type { Db } from '../../platform/database.ts'
import type { JobExecution } from '../../platform/job-queue.ts'
import { hasBudget, createMeteredTranslator } from './budget.ts'
import { planNextStep } from './plan-next-step.ts'
import {
  insertPieces,
  startJobStep,
  failTranslationJob,
  findNextTranslationPiece,
  isJobRunning,
  listResults,
  lockTranslationJob,
  storePiece,
  updateTranslationJob,
  type StoredPiece,
  type TranslationJob,
} from '../queries.ts'
import { readJobTexts, type JobTexts, createJobGoals } from './read-job-texts.ts'
import { toJobResult } from './units.ts'
import { enqueueNextStep } from './start-translation.ts'
import { translatePiece, TranslationFailedError } from '../model/translate-piece.ts'
import { ModelRefusedError, ModelError, type Translator } from '../model/translator.ts'

const stepSchema = z.object({ jobId: z.uuid() })

/**
 * Runs one step of a job: translates its next piece or, if none is open, looks for missing texts. The result and the message
 * for the next step are committed in one transaction, so that a crash loses at most one response of the model.
 */
export async function runTranslation(deps: JobDeps, data: unknown, jobAttempt: JobExecution): Promise<void> {
  const { jobId } = stepSchema.parse(data)
  const job = await startJobStep(deps.db, jobId, deps.clock())
  if (job === undefined) return
  try {
    await takeStep(deps, job, jobAttempt.signal)
  } catch (error) {
    const { reason, isFinal, isExpected } = whyItFailed(error)
    const isOver = isFinal || jobAttempt.isLast
    if (isOver) await failTranslationJob(deps.db, jobId, reason, deps.clock(), ['processing'])
    if (!isOver || !isExpected) throw error
  }
}

async function takeStep(deps: JobDeps, job: TranslationJob, signal: AbortSignal): Promise<void> {
  const { translator } = deps
  const fail = (reason: string) => failTranslationJob(deps.db, job.id, reason, deps.clock(), ['processing'])
  if (translator === undefined) return fail('Translation is not configured')
  const work = await readJobTexts(deps.db, job)
  // The guide was deleted, and with it its jobs.
  if (work === undefined) return
  const piece = await findNextTranslationPiece(deps.db, job.id)
  if (piece === undefined) return finishRound(deps, translator, job)
  if (!(await hasBudget(deps))) return fail('The translation budget of today is used up')
  const texts = await translatePiece(
    createMeteredTranslator(deps, job.id),
    { ...work.context, kind: piece.kind, texts: piece.sources, to: job.targetLanguage },
    signal,
  )
  await storeAnswer(deps, job, piece, texts)
}

/** Returns the reason that an operator reads, whether a retry is useless, and whether the error is expected. */
function whyItFailed(error: unknown) {
  if (error instanceof TranslationFailedError)
    return { reason: error.reason, isFinal: true, isExpected: true }
  if (error instanceof ModelError)
    return { reason: error.message, isFinal: error instanceof ModelRefusedError, isExpected: true }
  return { reason: 'An unexpected error; the log names it', isFinal: false, isExpected: false }
}

/** Stores a response, even if the job was canceled in the meantime: a retry can use it, and it has been paid for. */
async function storeAnswer(
  { db, jobs }: Pick<JobDeps, 'db' | 'jobs'>,
  { id }: TranslationJob,
  piece: StoredPiece,
  texts: string[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await lockTranslationJob(tx, id)
    if (job === undefined) return
    const isOurs = await storePiece(tx, id, piece, texts)
    if (isOurs && isJobRunning(job)) await enqueueNextStep(jobs, tx, id)
  })
}

/** Requests texts that are missing or too short, stores the complete result, or fails the job with a reason. */
async function finishRound(deps: JobDeps, translator: Translator, { id }: TranslationJob): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const job = await lockTranslationJob(tx, id)
    // Another worker may have ended the job or planned further requests.
    if (job?.status !== 'processing' || (await findNextTranslationPiece(tx, id)) !== undefined) return
    const work = await readJobTexts(tx, job)
    if (work === undefined) return
    const round = planNextStep(work.units, await listResults(tx, id), createJobGoals(translator, job, work))
    switch (round.next) {
      case 'ask':
        await insertPieces(tx, id, round.pieces)
        return enqueueNextStep(deps.jobs, tx, id)
      case 'give up':
        return failTranslationJob(tx, id, round.reason, deps.clock())
      case 'store':
        return complete(tx, job, work, toJobResult(work.units, round.texts), deps.clock())
    }
  })
}

async function complete(
  tx: Db,
  { id, guideId, targetLanguage, review }: TranslationJob,
  { content }: JobTexts,
  result: JobResult,
  now: Date,
): Promise<void> {
  const isStored = guideId !== null && !review
  const language = targetLanguage as TranslationLanguage
  if (isStored) await storeTranslation(tx, { guideId, language, ...result }, now)
  await updateTranslationJob(tx, id, {
    status: 'completed',
    reason: null,
    result: JSON.stringify(result),
    content,
    storedAt: isStored ? now : null,
    updatedAt: now,
  })
}
