import type { z } from 'zod'
import type { TranslationJobStatus, translationResultSchema } from '../../shared/translation-schemas.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { joinBlocks } from '../guides/index.ts'
import { findJob, type LatestJob, type TranslationJob } from './queries.ts'

/** Who may follow a job: the operator who started it (reading A26), and any operator where a script did. */
export const mayFollow = (job: Pick<TranslationJob, 'startedBy'>, userId: number) =>
  job.startedBy === null || job.startedBy === userId

/** Somebody else's job and none at all are the same answer. */
export async function requireJob(db: Db, userId: number, jobId: string): Promise<TranslationJob> {
  return requireFollowed(await findJob(db, jobId), userId, jobId)
}

export function requireFollowed(
  job: TranslationJob | undefined,
  userId: number,
  jobId: string,
): TranslationJob {
  if (job === undefined || !mayFollow(job, userId)) throw new Refusal('not-found', `No job ${jobId}`)
  return job
}

export async function readStatus(db: Db, userId: number, jobId: string): Promise<TranslationJobStatus> {
  return toStatus(await requireJob(db, userId, jobId))
}

export async function readResult(
  db: Db,
  userId: number,
  jobId: string,
): Promise<z.infer<typeof translationResultSchema>> {
  const { id, guideId, targetLanguage, status, reason, result, storedAt } = await requireJob(
    db,
    userId,
    jobId,
  )
  if (status !== 'completed' || result === null)
    throw new Refusal('translation-not-ready', reason === null ? status : `${status}: ${reason}`)
  return {
    jobId: id,
    guideId,
    targetLanguage,
    status,
    title: result.title?.text ?? null,
    summary: result.summary?.text ?? null,
    content: joinBlocks(result.blocks.map(({ text }) => text)),
    storedAt: storedAt?.toISOString() ?? null,
  }
}

export function toStatus({
  id,
  startedBy: _,
  storedAt,
  createdAt,
  updatedAt,
  minCharacters: __,
  ...job
}: Omit<LatestJob, 'guideId'> & { guideId: number | null }): TranslationJobStatus {
  return {
    ...job,
    jobId: id,
    storedAt: storedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
