import { sql } from 'kysely'
import type { GuideLanguage, TranslationLanguage } from '../../shared/languages.ts'
import type { TranslationKind, TranslationStatus } from '../../shared/translation/translation.ts'
import type { Db } from '../platform/database.ts'
import { textKey, type Result, type Results, type NewPiece } from './jobs/plan-round.ts'
import type { TextKind } from './model/piece.ts'
import type { TokenUsage } from './model/translator.ts'

export interface JobResult {
  /** Null for a text that was sent in the request, and when the guide has none. */
  title: ResultText | null
  summary: ResultText | null
  blocks: ResultText[]
}

interface ResultText {
  text: string
  /** Hashes of the English blocks that it was translated from; empty for text that an operator added. */
  sources: string[]
}

/** An operator, by user row id, or null for a script. */
export type Starter = number | null

export interface TranslationJob {
  id: string
  kind: TranslationKind
  startedBy: Starter
  guideId: number | null
  targetLanguage: GuideLanguage
  content: string
  minCharacters: number
  review: boolean
  status: TranslationStatus
  reason: string | null
  piecesDone: number
  piecesTotal: number
  inputTokens: number
  outputTokens: number
  costMicroUsd: number
  result: JobResult | null
  storedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** All columns except the texts. */
export type JobStatus = Omit<TranslationJob, 'content' | 'result'>

const jobColumns = [
  'id',
  'kind',
  'started_by as startedBy',
  'guide_id as guideId',
  'target_language as targetLanguage',
  'content',
  'min_characters as minCharacters',
  'review',
  'status',
  'reason',
  'pieces_done as piecesDone',
  'pieces_total as piecesTotal',
  'input_tokens as inputTokens',
  'output_tokens as outputTokens',
  'cost_micro_usd as costMicroUsd',
  'result',
  'stored_at as storedAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const

type JobRow = Omit<TranslationJob, 'kind' | 'targetLanguage' | 'status' | 'result'> & {
  kind: string
  targetLanguage: string
  status: string
  result: unknown
}

// Check constraints limit these columns to the listed values, and only endJob and recordStored write a result.
const toJob = (row: JobRow) => row as TranslationJob

const running: TranslationStatus[] = ['pending', 'processing']

export const isRunning = ({ status }: Pick<TranslationJob, 'status'>) => running.includes(status)

/** Completed, but neither accepted nor rejected yet. */
export const isInReview = ({
  status,
  review,
  storedAt,
}: Pick<TranslationJob, 'status' | 'review' | 'storedAt'>) =>
  status === 'completed' && review && storedAt === null

type NewJob = Pick<
  TranslationJob,
  'kind' | 'startedBy' | 'guideId' | 'targetLanguage' | 'content' | 'minCharacters' | 'review'
>

/** Until the transaction ends, no other transaction can start a job for this guide and language. */
export async function lockGuideLanguage(tx: Db, guideId: number, language: string): Promise<void> {
  const turn = `translation:${guideId}:${language}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(tx)
}

export async function insertJob(tx: Db, job: NewJob, now: Date): Promise<TranslationJob> {
  const row = await tx
    .insertInto('translation_jobs')
    .values({
      kind: job.kind,
      started_by: job.startedBy,
      guide_id: job.guideId,
      target_language: job.targetLanguage,
      content: job.content,
      min_characters: job.minCharacters,
      review: job.review,
      created_at: now,
      updated_at: now,
    })
    .returning(jobColumns)
    .executeTakeFirstOrThrow()
  return toJob(row)
}

export async function findJob(db: Db, id: string): Promise<TranslationJob | undefined> {
  const row = await db
    .selectFrom('translation_jobs')
    .select(jobColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : toJob(row)
}

/** Until the transaction ends, no other transaction can change this job. */
export async function lockJob(tx: Db, id: string): Promise<TranslationJob | undefined> {
  const row = await tx
    .selectFrom('translation_jobs')
    .select(jobColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : toJob(row)
}

export async function findRunningJob(
  db: Db,
  guideId: number,
  language: string,
): Promise<TranslationJob | undefined> {
  const row = await db
    .selectFrom('translation_jobs')
    .select(jobColumns)
    .where('guide_id', '=', guideId)
    .where('target_language', '=', language)
    .where('status', 'in', running)
    .executeTakeFirst()
  return row === undefined ? undefined : toJob(row)
}

export interface LatestJob extends JobStatus {
  guideId: number
}

const statusColumns = jobColumns.filter((column) => column !== 'content' && column !== 'result')

/** The latest job of every guide that has ever been translated into this language, without texts. */
export async function listLatestJobs(db: Db, language: TranslationLanguage): Promise<LatestJob[]> {
  const rows = await db
    .selectFrom('translation_jobs')
    .distinctOn('guide_id')
    .select(statusColumns)
    .where('target_language', '=', language)
    .where('guide_id', 'is not', null)
    .orderBy('guide_id')
    .orderBy('created_at', 'desc')
    .execute()
  return rows as LatestJob[]
}

export async function findLatestJob(
  db: Db,
  guideId: number,
  language: string,
): Promise<TranslationJob | undefined> {
  const row = await db
    .selectFrom('translation_jobs')
    .select(jobColumns)
    .where('guide_id', '=', guideId)
    .where('target_language', '=', language)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? undefined : toJob(row)
}

/** The status of these jobs, without texts. */
export async function listJobs(db: Db, ids: readonly string[]): Promise<JobStatus[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('translation_jobs').select(statusColumns).where('id', 'in', ids).execute()
  return rows as JobStatus[]
}

/** Running jobs without an update since then. */
export async function listStalledJobs(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('translation_jobs')
    .select('id')
    .where('status', 'in', running)
    .where('updated_at', '<', since)
    .execute()
  return rows.map(({ id }) => id)
}

/** Records that a worker has started on the job; undefined if the job is not running. */
export async function beginStep(db: Db, id: string, now: Date): Promise<TranslationJob | undefined> {
  const row = await db
    .updateTable('translation_jobs')
    .set({ status: 'processing', updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', running)
    .returning(jobColumns)
    .executeTakeFirst()
  return row === undefined ? undefined : toJob(row)
}

export async function endJob(
  tx: Db,
  id: string,
  outcome: { failed: string } | { completed: JobResult; content: string; storedAt: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('translation_jobs')
    .set(
      'failed' in outcome
        ? { status: 'failed', reason: outcome.failed, updated_at: now }
        : {
            status: 'completed',
            reason: null,
            result: JSON.stringify(outcome.completed),
            content: outcome.content,
            stored_at: outcome.storedAt,
            updated_at: now,
          },
    )
    .where('id', '=', id)
    .execute()
}

export async function reopenJob(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('translation_jobs')
    .set({ status: 'pending', reason: null, result: null, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function recordStored(tx: Db, id: string, result: JobResult, now: Date): Promise<void> {
  await tx
    .updateTable('translation_jobs')
    .set({ result: JSON.stringify(result), stored_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function addPieces(tx: Db, jobId: string, pieces: NewPiece[]): Promise<void> {
  const { last } = await tx
    .selectFrom('translation_pieces')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  // An aggregate over no rows is null, which the types do not express.
  const next = ((last as number | null) ?? -1) + 1
  await tx
    .insertInto('translation_pieces')
    .values(
      pieces.map(({ kind, improves, sources }, index) => ({
        job_id: jobId,
        position: next + index,
        kind,
        improves,
        sources,
      })),
    )
    .execute()
  await tx
    .updateTable('translation_jobs')
    .set((eb) => ({ pieces_total: eb('pieces_total', '+', pieces.length) }))
    .where('id', '=', jobId)
    .execute()
}

export interface StoredPiece extends NewPiece {
  position: number
}

export async function findNextPiece(db: Db, jobId: string): Promise<StoredPiece | undefined> {
  const row = await db
    .selectFrom('translation_pieces')
    .select(['position', 'kind', 'improves', 'sources'])
    .where('job_id', '=', jobId)
    .where('results', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? undefined : { ...row, kind: row.kind as TextKind }
}

/** False if another worker has already stored this piece, or the job was planned again. */
export async function storePiece(
  tx: Db,
  jobId: string,
  { position, sources }: StoredPiece,
  results: string[],
): Promise<boolean> {
  const row = await tx
    .updateTable('translation_pieces')
    .set({ results })
    .where('job_id', '=', jobId)
    .where('position', '=', position)
    .where('sources', '=', sql<string[]>`${sources}::text[]`)
    .where('results', 'is', null)
    .returning('position')
    .executeTakeFirst()
  if (row === undefined) return false
  await tx
    .updateTable('translation_jobs')
    .set((eb) => ({ pieces_done: eb('pieces_done', '+', 1) }))
    .where('id', '=', jobId)
    .execute()
  return true
}

/** All results of the job so far; for a text that was requested again, the latest. */
export async function listResults(db: Db, jobId: string): Promise<Results> {
  const rows = await db
    .selectFrom('translation_pieces')
    .select(['kind', 'improves', 'sources', 'results'])
    .where('job_id', '=', jobId)
    .where('results', 'is not', null)
    .orderBy('position')
    .execute()
  const latest = new Map<string, Result>()
  for (const { kind, improves, sources, results } of rows) {
    for (const [index, source] of sources.entries()) {
      const key = textKey(kind as TextKind, source)
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

/** Before a job is planned again: deletes the unfinished pieces, or all of them. */
export async function deletePieces(tx: Db, jobId: string, which: 'open' | 'all'): Promise<void> {
  await tx
    .deleteFrom('translation_pieces')
    .where('job_id', '=', jobId)
    .$if(which === 'open', (query) => query.where('results', 'is', null))
    .execute()
  await tx
    .updateTable('translation_jobs')
    .set(which === 'open' ? { pieces_total: sql`pieces_done` } : { pieces_total: 0, pieces_done: 0 })
    .where('id', '=', jobId)
    .execute()
}

export interface Cost {
  usage: TokenUsage
  costMicroUsd: number
}

/** Adds to the day's spending, and to the job's if there is a job. */
export async function recordCost(
  tx: Db,
  { usage: { inputTokens, outputTokens }, costMicroUsd }: Cost,
  jobId: string | undefined,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('translation_spending')
    .values({
      day: dayOf(now),
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      cost_micro_usd: costMicroUsd,
    })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({
        input_tokens: eb('translation_spending.input_tokens', '+', eb.ref('excluded.input_tokens')),
        output_tokens: eb('translation_spending.output_tokens', '+', eb.ref('excluded.output_tokens')),
        cost_micro_usd: eb('translation_spending.cost_micro_usd', '+', eb.ref('excluded.cost_micro_usd')),
      })),
    )
    .execute()
  if (jobId === undefined) return
  await tx
    .updateTable('translation_jobs')
    .set((eb) => ({
      input_tokens: eb('input_tokens', '+', inputTokens),
      output_tokens: eb('output_tokens', '+', outputTokens),
      cost_micro_usd: eb('cost_micro_usd', '+', costMicroUsd),
      updated_at: now,
    }))
    .where('id', '=', jobId)
    .execute()
}

/** Spending of this day (UTC) in millionths of a US dollar. */
export async function findSpending(db: Db, now: Date): Promise<number> {
  const row = await db
    .selectFrom('translation_spending')
    .select('cost_micro_usd as cost')
    .where('day', '=', dayOf(now))
    .executeTakeFirst()
  return Number(row?.cost ?? 0)
}

/** In UTC, regardless of the time zone of the process. */
const dayOf = (now: Date) => sql<Date>`${now.toISOString().slice(0, 10)}::date`
