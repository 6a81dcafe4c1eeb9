import { z } from 'zod'
import type { TranslationLanguage } from '../../../shared/languages.ts'
import type { JobDeps } from './job-deps.ts'
import type { Db } from '../../platform/database.ts'
import type { JobAttempt } from '../../platform/job-queue.ts'
import { hasBudget, meteredTranslator } from './budget.ts'
import { planRound } from './plan-round.ts'
import {
  addPieces,
  beginStep,
  endJob,
  findNextPiece,
  isRunning,
  listResults,
  lockJob,
  storePiece,
  type JobResult,
  type StoredPiece,
  type TranslationJob,
} from '../queries.ts'
import { readWork, type Work } from './read-work.ts'
import { toJobResult } from './units.ts'
import { storeResult } from './store-result.ts'
import { sendStep } from './start-translation.ts'
import { translatePiece, TranslationFailed } from '../model/translate-piece.ts'
import { ModelRefused, ModelError, type Translator } from '../model/translator.ts'
import { jobGoals } from './job-goals.ts'

const stepSchema = z.object({ jobId: z.uuid() })

/**
 * One step of a job: its next piece, or, when no piece is open, the look at what is still missing. What a step has made and the
 * sending of the next one stand or fall together, so a death at any moment costs one answer of the model at most.
 */
export async function runTranslation(deps: JobDeps, data: unknown, jobAttempt: JobAttempt): Promise<void> {
  const { jobId } = stepSchema.parse(data)
  const job = await beginStep(deps.db, jobId, deps.clock())
  if (job === undefined) return
  try {
    await takeStep(deps, job, jobAttempt.signal)
  } catch (error) {
    const { reason, isFinal, isExpected } = whyItFailed(error)
    const isOver = isFinal || jobAttempt.isLast
    if (isOver) await failJob(deps, jobId, reason)
    if (!isOver || !isExpected) throw error
  }
}

async function takeStep(deps: JobDeps, job: TranslationJob, signal: AbortSignal): Promise<void> {
  const { translator } = deps
  if (translator === undefined) return failJob(deps, job.id, 'Translation is not configured')
  const work = await readWork(deps.db, job)
  // With a guide go its jobs.
  if (work === undefined) return
  const piece = await findNextPiece(deps.db, job.id)
  if (piece === undefined) return finishRound(deps, translator, job)
  if (!(await hasBudget(deps))) return failJob(deps, job.id, 'The translation budget of today is used up')
  const texts = await translatePiece(
    meteredTranslator(deps, job.id),
    { ...work.context, kind: piece.kind, texts: piece.sources, to: job.targetLanguage },
    signal,
  )
  await storeAnswer(deps, job, piece, texts)
}

/** What an operator is told, and whether trying again is of no use. */
function whyItFailed(error: unknown) {
  if (error instanceof TranslationFailed) return { reason: error.reason, isFinal: true, isExpected: true }
  if (error instanceof ModelError)
    return { reason: error.message, isFinal: error instanceof ModelRefused, isExpected: true }
  return { reason: 'An unexpected error; the log names it', isFinal: false, isExpected: false }
}

/** An answer that comes when the job has been cancelled is kept for whoever starts it again: it is paid for. */
async function storeAnswer(
  { db, jobs }: Pick<JobDeps, 'db' | 'jobs'>,
  { id }: TranslationJob,
  piece: StoredPiece,
  texts: string[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    if (job === undefined) return
    const isOurs = await storePiece(tx, id, piece, texts)
    if (isOurs && isRunning(job)) await sendStep(jobs, tx, id)
  })
}

/** Asks for what is missing or too short by now, or stores the whole, or says why it can't be done. */
async function finishRound(deps: JobDeps, translator: Translator, { id }: TranslationJob): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    // Another worker may have come first.
    if (job?.status !== 'processing' || (await findNextPiece(tx, id)) !== undefined) return
    const work = await readWork(tx, job)
    if (work === undefined) return
    const round = planRound(work.units, await listResults(tx, id), jobGoals(translator, job, work))
    switch (round.next) {
      case 'ask':
        await addPieces(tx, id, round.pieces)
        return sendStep(deps.jobs, tx, id)
      case 'give up':
        return endJob(tx, id, { failed: round.reason }, deps.clock())
      case 'store':
        return complete(tx, job, work, toJobResult(work.units, round.texts), deps.clock())
    }
  })
}

async function complete(
  tx: Db,
  { id, guideId, targetLanguage, review }: TranslationJob,
  { content }: Work,
  result: JobResult,
  now: Date,
): Promise<void> {
  const isStored = guideId !== null && !review
  if (isStored) await storeResult(tx, guideId, targetLanguage as TranslationLanguage, result, now)
  await endJob(tx, id, { completed: result, content, storedAt: isStored ? now : null }, now)
}

/** Says why a running job ends; one that has ended by itself meanwhile stays as it is. */
async function failJob(
  { db, clock }: Pick<JobDeps, 'db' | 'clock'>,
  id: string,
  reason: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    if (job?.status === 'processing') await endJob(tx, id, { failed: reason }, clock())
  })
}
