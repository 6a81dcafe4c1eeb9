import { translationStatusSchema } from '../../../shared/translation/translation-schemas.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { joinBlocks } from '../../guides/text/index.ts'
import { findTranslationJob, type JobStatus, type JobStarter, type TranslationJob } from '../queries.ts'

/** Returns whether the caller may view a job: scripts may view all, operators their own (B9.4) and those of scripts. */
export const canViewJob = ({ startedBy }: Pick<TranslationJob, 'startedBy'>, starter: JobStarter) =>
  startedBy === null || starter === null || startedBy === starter

/** Returns a job. Throws `not-found` if it doesn't exist or belongs to another operator. */
export async function requireTranslationJob(db: Db, starter: JobStarter, jobId: string) {
  return requireVisibleJob(await findTranslationJob(db, jobId), starter, jobId)
}

export function requireVisibleJob(job: TranslationJob | undefined, starter: JobStarter, jobId: string) {
  if (job === undefined || !canViewJob(job, starter)) throw new Refusal('not-found', `No job ${jobId}`)
  return job
}

export async function readJobResult(db: Db, starter: JobStarter, jobId: string) {
  const job = await requireTranslationJob(db, starter, jobId)
  const { guideId, targetLanguage, status, reason, result, storedAt } = job
  if (status !== 'completed' || result === null)
    throw new Refusal('translation-not-ready', reason === null ? status : `${status}: ${reason}`)
  return {
    jobId,
    guideId,
    targetLanguage,
    status,
    title: result.title?.text ?? null,
    summary: result.summary?.text ?? null,
    content: joinBlocks(result.blocks.map(({ text }) => text)),
    storedAt: storedAt?.toISOString() ?? null,
  }
}

/** Returns the fields of the schema, without the job's texts. */
export function toJobStatus({ id: jobId, storedAt, createdAt, updatedAt, ...job }: JobStatus) {
  return translationStatusSchema.parse({
    ...job,
    jobId,
    storedAt: storedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  })
}
