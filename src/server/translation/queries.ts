import { sql, type Insertable, type NotNull, type Selectable, type UpdateObject } from 'kysely'
import type { GuideLanguage, TranslationLanguage } from '../../shared/languages.ts'
import { translationStatuses, type TranslationStatus } from '../../shared/translation/translation.ts'
import { translationStatusSchema } from '../../shared/translation/translation-schemas.ts'
import type { DB } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'
import {
  toTextKey,
  type TextResult,
  type TextResults,
  type NewTranslationPiece,
} from './jobs/plan-next-step.ts'
import type { TokenUsage } from './model/translator.ts'

/** Who started a job: an operator, by id of the users row, or null for a script. */
export type JobStarter = number | null

export type TranslationJob = Selectable<DB['translationJobs']>

/** Columns of a job's status. */
const statusColumns = [
  'id',
  'startedBy',
  ...translationStatusSchema.omit({ jobId: true }).keyof().options,
] as const

export type JobStatus = Pick<TranslationJob, (typeof statusColumns)[number]>

/** Failure reason of a canceled job (B9.3). */
export const canceledReason = 'cancelled'

export const runningStatuses: TranslationStatus[] = ['pending', 'processing']

export const isJobRunning = ({ status }: Pick<TranslationJob, 'status'>) => runningStatuses.includes(status)

/** Returns whether a job is completed but its result is neither accepted nor rejected yet. */
export const isJobInReview = ({ status, review, storedAt }: JobStatus) =>
  status === 'completed' && review && storedAt === null

/** Prevents other transactions from starting a job for this guide and language until this one ends. */
export async function lockGuideLanguage(tx: Db, guideId: number, language: string): Promise<void> {
  const turn = `translation:${guideId}:${language}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(tx)
}

export function insertTranslationJob(tx: Db, job: Insertable<DB['translationJobs']>, now: Date) {
  return tx
    .insertInto('translationJobs')
    .values({ ...job, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findTranslationJob(db: Db, id: string): Promise<TranslationJob | undefined> {
  return db.selectFrom('translationJobs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns a job and locks it until the transaction ends. Undefined if there is none. */
export function lockTranslationJob(tx: Db, id: string): Promise<TranslationJob | undefined> {
  return tx.selectFrom('translationJobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

const selectJobs = (db: Db, guideId: number, language: GuideLanguage) =>
  db
    .selectFrom('translationJobs')
    .selectAll()
    .where('guideId', '=', guideId)
    .where('targetLanguage', '=', language)

export const findRunningTranslationJob = (...job: Parameters<typeof selectJobs>) =>
  selectJobs(...job)
    .where('status', 'in', runningStatuses)
    .executeTakeFirst()

/** Selects the latest job of each guide in this language, without texts. */
export const selectLatestJobs = (db: Db, language: TranslationLanguage) =>
  db
    .selectFrom('translationJobs')
    .distinctOn('guideId')
    .select(statusColumns)
    .where('targetLanguage', '=', language)
    .where('guideId', 'is not', null)
    .orderBy('guideId')
    .orderBy('createdAt', 'desc')
    .$narrowType<{ guideId: NotNull }>()

export const listLatestJobs = (db: Db, language: TranslationLanguage, guideIds: readonly number[]) =>
  selectLatestJobs(db, language)
    .where('guideId', '=', sql<number>`any(${guideIds}::int[])`)
    .execute()

export const findLatestJob = (...job: Parameters<typeof selectJobs>) =>
  selectJobs(...job)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Returns the status of these jobs, without texts. */
export async function listTranslationJobs(db: Db, ids: readonly string[]): Promise<JobStatus[]> {
  if (ids.length === 0) return []
  return db.selectFrom('translationJobs').select(statusColumns).where('id', 'in', ids).execute()
}

/** Returns the ids of running jobs without an update since the date. */
export async function listStalledTranslationJobs(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('translationJobs')
    .select('id')
    .where('status', 'in', runningStatuses)
    .where('updatedAt', '<', since)
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks a job as processing and returns it. Undefined if the job is not running. */
export function startJobStep(db: Db, id: string, now: Date): Promise<TranslationJob | undefined> {
  return db
    .updateTable('translationJobs')
    .set({ status: 'processing', updatedAt: now })
    .where('id', '=', id)
    .where('status', 'in', runningStatuses)
    .returningAll()
    .executeTakeFirst()
}

export async function updateTranslationJob(tx: Db, id: string, values: UpdateObject<DB, 'translationJobs'>) {
  await tx.updateTable('translationJobs').set(values).where('id', '=', id).execute()
}

/** Fails a job if it still has one of these statuses. */
export async function failTranslationJob(
  db: Db,
  id: string,
  reason: string,
  now: Date,
  from: readonly TranslationStatus[] = translationStatuses,
): Promise<void> {
  await db
    .updateTable('translationJobs')
    .set({ status: 'failed', reason, updatedAt: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .execute()
}

export async function insertPieces(tx: Db, jobId: string, pieces: NewTranslationPiece[]): Promise<void> {
  const next = sql<number>`(select coalesce(max(position) + 1, 0) from translation_pieces where job_id = ${jobId})`
  await tx
    .insertInto('translationPieces')
    .values(
      pieces.map((piece, index) => ({ jobId, position: sql<number>`${next} + ${index}::int`, ...piece })),
    )
    .execute()
  await updateTranslationJob(tx, jobId, { piecesTotal: sql`pieces_total + ${pieces.length}` })
}

export interface StoredPiece extends NewTranslationPiece {
  position: number
}

export function findNextTranslationPiece(db: Db, jobId: string): Promise<StoredPiece | undefined> {
  return db
    .selectFrom('translationPieces')
    .select(['position', 'kind', 'improves', 'sources'])
    .where('jobId', '=', jobId)
    .where('results', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

/** Stores the results of a piece. Returns false if another worker has already stored them, or if the job was planned again. */
export async function storePiece(
  tx: Db,
  jobId: string,
  { position, sources }: StoredPiece,
  results: string[],
): Promise<boolean> {
  const row = await tx
    .updateTable('translationPieces')
    .set({ results })
    .where('jobId', '=', jobId)
    .where('position', '=', position)
    .where('sources', '=', sql<string[]>`${sources}::text[]`)
    .where('results', 'is', null)
    .returning('position')
    .executeTakeFirst()
  if (row === undefined) return false
  await updateTranslationJob(tx, jobId, { piecesDone: sql`pieces_done + 1` })
  return true
}

/** Returns the job's results so far, by text key. A text that was requested again has its latest result. */
export async function listResults(db: Db, jobId: string): Promise<TextResults> {
  const rows = await db
    .selectFrom('translationPieces')
    .select(['kind', 'improves', 'sources', 'results'])
    .where('jobId', '=', jobId)
    .where('results', 'is not', null)
    .orderBy('position')
    .execute()
  const latest = new Map<string, TextResult>()
  for (const { kind, improves, sources, results } of rows) {
    for (const [index, source] of sources.entries()) {
      const key = toTextKey(kind, source)
      const before = latest.get(key)
      latest.set(key, {
        text: results?.[index] ?? '',
        tries: (before?.tries ?? 0) + 1,
        improves: improves || before?.improves === true,
      })
    }
  }
  return latest
}

/** Deletes the unfinished pieces of a job, or all pieces, before the job is planned again. */
export async function deletePieces(tx: Db, jobId: string, which: 'open' | 'all'): Promise<void> {
  await tx
    .deleteFrom('translationPieces')
    .where('jobId', '=', jobId)
    .$if(which === 'open', (query) => query.where('results', 'is', null))
    .execute()
  const counts =
    which === 'open' ? { piecesTotal: sql<number>`pieces_done` } : { piecesTotal: 0, piecesDone: 0 }
  await updateTranslationJob(tx, jobId, counts)
}

export interface TranslationCost {
  usage: TokenUsage
  costMicroUsd: number
}

/** Adds tokens and cost to the day's spending, and to the job if there is one. */
export async function recordCost(
  tx: Db,
  { usage: { inputTokens, outputTokens }, costMicroUsd }: TranslationCost,
  jobId: string | undefined,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('translationSpending')
    .values({ day: dayOf(now), inputTokens, outputTokens, costMicroUsd })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({
        inputTokens: eb('translationSpending.inputTokens', '+', eb.ref('excluded.inputTokens')),
        outputTokens: eb('translationSpending.outputTokens', '+', eb.ref('excluded.outputTokens')),
        costMicroUsd: eb('translationSpending.costMicroUsd', '+', eb.ref('excluded.costMicroUsd')),
      })),
    )
    .execute()
  if (jobId === undefined) return
  await updateTranslationJob(tx, jobId, {
    inputTokens: sql`input_tokens + ${inputTokens}`,
    outputTokens: sql`output_tokens + ${outputTokens}`,
    costMicroUsd: sql`cost_micro_usd + ${costMicroUsd}`,
    updatedAt: now,
  })
}

/** Returns the spending of the day (UTC) in millionths of a US dollar. */
export async function findSpending(db: Db, now: Date): Promise<number> {
  const row = await db
    .selectFrom('translationSpending')
    .select('costMicroUsd as cost')
    .where('day', '=', dayOf(now))
    .executeTakeFirst()
  return Number(row?.cost ?? 0)
}

/** Returns the day in UTC as SQL, regardless of the process's time zone. */
const dayOf = (now: Date) => sql<Date>`${now.toISOString().slice(0, 10)}::date`
