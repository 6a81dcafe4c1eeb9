import { sql } from 'kysely'
import type { TranslationLanguage } from '../../shared/languages.ts'
import { createRecord } from '../../shared/objects.ts'
import { translationStages, type TranslationStage } from '../../shared/translation/translation.ts'
import type { Db } from '../platform/database.ts'
import { canceledReason, selectLatestJobs } from './queries.ts'

const columnsIn = {
  ja: { title: 'titleJa', state: 'translationStateJa' },
  th: { title: 'titleTh', state: 'translationStateTh' },
} as const

/** Returns guides with the stage of their translation. The latest job decides it; without an unfinished or failed job, the texts. */
function selectStages(db: Db, language: TranslationLanguage, stage?: TranslationStage) {
  const { title, state } = columnsIn[language]
  // A failed job does not matter once the translation has become current.
  const currentStage = sql<TranslationStage>`case
    when job.status in ('pending', 'processing') then 'running'
    when job.status = 'completed' and job.review and job.stored_at is null then 'review'
    when job.status = 'failed' and job.reason is distinct from ${canceledReason} and ${sql.ref(state)} <> 'current' then 'failed'
    else ${sql.ref(state)} end`
  return db
    .selectFrom('guides')
    .leftJoin(selectLatestJobs(db, language).as('job'), 'job.guideId', 'guides.id')
    .select(['guides.id as guideId', 'titleEn', `${title} as title`, currentStage.as('stage')])
    .$if(stage !== undefined, (query) => query.where(currentStage, '=', stage ?? 'missing'))
    .orderBy('guides.id')
}

/** Returns one page, counted from 1, of the guides at a stage, or of all guides, in order of id. */
export function listStages(
  db: Db,
  language: TranslationLanguage,
  { stage, page, pageSize }: { stage?: TranslationStage | undefined; page: number; pageSize: number },
) {
  return selectStages(db, language, stage)
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute()
}

/** Returns the ids of all guides at a stage, or of all guides without a stage, in ascending order. */
export async function listGuidesInStage(
  db: Db,
  language: TranslationLanguage,
  stage: TranslationStage | undefined,
): Promise<number[]> {
  const rows = await selectStages(db, language, stage).execute()
  return rows.map(({ guideId }) => guideId)
}

/** Returns the number of guides at each stage. */
export async function countStages(db: Db, language: TranslationLanguage) {
  const rows = await db
    .selectFrom(selectStages(db, language).as('staged'))
    .select(['stage', sql<number>`count(*)::int`.as('count')])
    .groupBy('stage')
    .execute()
  const counts = new Map(rows.map(({ stage, count }) => [stage, count]))
  return createRecord(translationStages, (stage) => counts.get(stage) ?? 0)
}
