import { z } from 'zod'
import type { TranslationLanguage } from '../../shared/languages.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database.ts'
import type { Attempt } from '../platform/job-queue.ts'
import { hasBudget, priceOf } from './budget.ts'
import { planRound } from './plan-round.ts'
import {
  addPieces,
  beginStep,
  endJob,
  findNextPiece,
  isRunning,
  listMade,
  lockJob,
  recordCost,
  storePiece,
  type JobResult,
  type StoredPiece,
  type TranslationJob,
} from './queries.ts'
import { readWork, type Work } from './read-work.ts'
import { toResult } from './slots.ts'
import { storeResult } from './store-result.ts'
import { sendStep } from './start-translation.ts'
import { translatePiece, TranslationFailed } from './translate-piece.ts'
import { ModelRefused, ModelTrouble, noUsage, type TokenUsage, type Translator } from './translator.ts'
import { wishesOf } from './wishes-of.ts'

const stepSchema = z.object({ jobId: z.uuid() })

/**
 * One step of a job: its next piece, or, when no piece is open, the look at what is still missing. What a step has made and the
 * sending of the next one stand or fall together, so a death at any moment costs one answer of the model at most.
 */
export async function runTranslation(deps: Deps, data: unknown, attempt: Attempt): Promise<void> {
  const { jobId } = stepSchema.parse(data)
  const job = await beginStep(deps.db, jobId, deps.clock())
  if (job === undefined) return
  try {
    await takeStep(deps, job, attempt.signal)
  } catch (error) {
    const { reason, usage, isFinal, isExpected } = whyItFailed(error)
    const isOver = isFinal || attempt.isLast
    if (isOver) await failJob(deps, jobId, reason, usage)
    else await recordCost(deps.db, priceOf(deps, usage), { jobId, now: deps.clock() })
    if (!isOver || !isExpected) throw error
  }
}

async function takeStep(deps: Deps, job: TranslationJob, signal: AbortSignal): Promise<void> {
  const { translator } = deps
  if (translator === undefined) return failJob(deps, job.id, 'Translation is not configured')
  const work = await readWork(deps.db, job)
  if (work === undefined) return failJob(deps, job.id, 'The guide is gone')
  const piece = await findNextPiece(deps.db, job.id)
  if (piece === undefined) return finishRound(deps, translator, job)
  if (!(await hasBudget(deps))) return failJob(deps, job.id, 'The translation budget of today is used up')
  const { texts, usage } = await translatePiece(
    translator,
    { ...work.context, kind: piece.kind, texts: piece.sources, to: job.targetLanguage },
    signal,
  )
  await storeAnswer(deps, job, piece, texts, usage)
}

/** What an operator is told, what the step has cost until then, and whether trying again is of no use. */
function whyItFailed(error: unknown) {
  if (error instanceof TranslationFailed)
    return { reason: error.reason, usage: error.usage, isFinal: true, isExpected: true }
  if (error instanceof ModelTrouble) {
    const isFinal = error instanceof ModelRefused
    return { reason: error.message, usage: error.spent, isFinal, isExpected: true }
  }
  return {
    reason: 'An unexpected error; the log names it',
    usage: noUsage,
    isFinal: false,
    isExpected: false,
  }
}

/** An answer that comes when the job has been cancelled is kept for whoever starts it again: it is paid for. */
async function storeAnswer(
  deps: Deps,
  { id }: TranslationJob,
  piece: StoredPiece,
  texts: string[],
  usage: TokenUsage,
): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    await recordCost(tx, priceOf(deps, usage), { jobId: id, now })
    if (job === undefined) return
    const isOurs = await storePiece(tx, id, piece, texts)
    if (isOurs && isRunning(job)) await sendStep(deps.jobs, tx, id)
  })
}

/** Asks for what is missing or too short by now, or stores the whole, or says why it can't be done. */
async function finishRound(deps: Deps, translator: Translator, { id }: TranslationJob): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    // Another worker may have come first.
    if (job?.status !== 'processing' || (await findNextPiece(tx, id)) !== undefined) return
    const work = await readWork(tx, job)
    if (work === undefined) return
    const round = planRound(work.slots, await listMade(tx, id), wishesOf(translator, job, work))
    switch (round.next) {
      case 'ask':
        await addPieces(tx, id, round.pieces)
        return sendStep(deps.jobs, tx, id)
      case 'give up':
        return endJob(tx, id, { failed: round.reason }, deps.clock())
      case 'store':
        return complete(tx, job, work, toResult(work.slots, round.texts), deps.clock())
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
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  id: string,
  reason: string,
  usage: TokenUsage = noUsage,
): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    await recordCost(tx, priceOf(deps, usage), { jobId: id, now })
    if (job?.status === 'processing') await endJob(tx, id, { failed: reason }, now)
  })
}
