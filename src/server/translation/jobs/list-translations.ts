import type { z } from 'zod'
import type {
  neighborsInputSchema,
  overviewInputSchema,
} from '../../../shared/translation/translation-schemas.ts'
import { translationsPageSize } from '../../../shared/translation/translation.ts'
import { measureTranslations } from '../../guides/translations/index.ts'
import type { Db } from '../../platform/database.ts'
import { canViewJob, toJobStatus } from './find-job.ts'
import { listLatestJobs } from '../queries.ts'
import { countStages, listGuidesInStage, listStages } from '../stage-queries.ts'

/** Returns a page of guides with the stage of their translation, and the number of guides at each stage. */
export async function listTranslations(
  db: Db,
  userId: number,
  { language, stage, page }: z.infer<typeof overviewInputSchema>,
) {
  const [counts, found] = await Promise.all([
    countStages(db, language),
    listStages(db, language, { stage, page, pageSize: translationsPageSize }),
  ])
  const ids = found.map(({ guideId }) => guideId)
  const sizes = await measureTranslations(db, ids, language)
  const jobs = new Map((await listLatestJobs(db, language, ids)).map((job) => [job.guideId, job]))
  const counted = stage === undefined ? Object.values(counts) : [counts[stage]]
  const total = counted.reduce((sum, count) => sum + count, 0)
  return {
    counts,
    rows: found.map((row) => {
      const job = jobs.get(row.guideId)
      const size = sizes.get(row.guideId) ?? { englishLength: 0, translatedLength: 0, blocks: null }
      // Another operator's job is not shown.
      return { ...row, ...size, job: job === undefined || !canViewJob(job, userId) ? null : toJobStatus(job) }
    }),
    total,
    pages: Math.max(1, Math.ceil(total / translationsPageSize)),
  }
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
