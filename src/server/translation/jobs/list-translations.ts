import type { z } from 'zod'
import type { TranslationLanguage } from '../../../shared/languages.ts'
import type {
  neighborsInputSchema,
  overviewInputSchema,
} from '../../../shared/translation/translation-schemas.ts'
import { translationsPageSize, type TranslationStage } from '../../../shared/translation/translation.ts'
import {
  countTranslationStates,
  listTranslationStates,
  measureTranslations,
  type TranslationRow,
} from '../../guides/translations/index.ts'
import type { Db } from '../../platform/database.ts'
import { canceledReason } from './cancel-translation.ts'
import { canViewJob, toJobStatus } from './find-job.ts'
import { isJobInReview, isJobRunning, listLatestJobs, type LatestJob } from '../queries.ts'

type JobStage = Exclude<TranslationStage, TranslationRow['state']>

/** Returns a page of guides with the stage of their translation, and the number of guides at each stage. */
export async function listTranslations(
  db: Db,
  userId: number,
  { language, stage, page }: z.infer<typeof overviewInputSchema>,
) {
  const { jobs, stages } = await findJobStages(db, language)
  const { rows, total } = await listTranslationStates(db, language, filterFor(stage, stages), {
    page,
    pageSize: translationsPageSize,
  })
  const ids = rows.map(({ guideId }) => guideId)
  const sizes = await measureTranslations(db, ids, language)
  const counts = { ...(await countTranslationStates(db, language)), running: 0, review: 0, failed: 0 }
  for (const { is, state } of stages.values()) {
    counts[is] += 1
    counts[state] -= 1
  }
  return {
    counts,
    rows: rows.map(({ guideId, titleEn, title, state }) => {
      const job = jobs.get(guideId)
      const size = sizes.get(guideId) ?? { englishLength: 0, translatedLength: 0, blocks: null }
      return {
        guideId,
        titleEn,
        title,
        stage: stages.get(guideId)?.is ?? state,
        ...size,
        // Another operator's job is not shown.
        job: job === undefined || !canViewJob(job, userId) ? null : toJobStatus(job),
      }
    }),
    total,
    pages: Math.max(1, Math.ceil(total / translationsPageSize)),
  }
}

/** Returns the ids of all guides at a stage, or of all guides without a stage, in ascending order. */
export async function listGuidesInStage(
  db: Db,
  language: TranslationLanguage,
  stage: TranslationStage | undefined,
): Promise<number[]> {
  const { stages } = await findJobStages(db, language)
  const { rows } = await listTranslationStates(db, language, filterFor(stage, stages))
  return rows.map(({ guideId }) => guideId)
}

/** Returns the ids of the previous and next guide at a stage. The guide itself may have left the stage. */
export async function findNeighbors(
  db: Db,
  { language, stage, guideId }: z.infer<typeof neighborsInputSchema>,
) {
  const ids = await listGuidesInStage(db, language, stage)
  return {
    previous: ids.findLast((id) => id < guideId) ?? null,
    next: ids.find((id) => id > guideId) ?? null,
  }
}

type Stages = Awaited<ReturnType<typeof findJobStages>>['stages']

function filterFor(stage: TranslationStage | undefined, stages: Stages) {
  if (stage === undefined) return {}
  if (stage !== 'running' && stage !== 'review' && stage !== 'failed')
    return { state: stage, except: [...stages.keys()] }
  return { ids: [...stages].flatMap(([guideId, { is }]) => (is === stage ? [guideId] : [])) }
}

/** Returns the latest job of each guide, and the guides whose stage depends on that job instead of their texts. */
async function findJobStages(db: Db, language: TranslationLanguage) {
  const jobs = new Map((await listLatestJobs(db, language)).map((job) => [job.guideId, job]))
  const ids = [...jobs.values()].filter((job) => stageOf(job) !== undefined).map(({ guideId }) => guideId)
  const { rows } = await listTranslationStates(db, language, { ids })
  const stages = new Map(
    rows.flatMap(({ guideId, state }) => {
      const job = jobs.get(guideId)
      const is = job && stageOf(job)
      // The job failed, but the translation has become current since then.
      if (is === undefined || (is === 'failed' && state === 'current')) return []
      return [[guideId, { is, state }] as const]
    }),
  )
  return { jobs, stages }
}

function stageOf(job: LatestJob): JobStage | undefined {
  if (isJobRunning(job)) return 'running'
  if (isJobInReview(job)) return 'review'
  return job.status === 'failed' && job.reason !== canceledReason ? 'failed' : undefined
}
