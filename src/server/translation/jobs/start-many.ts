import type { z } from 'zod'
import type {
  planInputSchema,
  startManyInputSchema,
} from '../../../shared/translation/translation-schemas.ts'
import type { JobDeps } from '../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listGuidesInStage } from '../stage-queries.ts'
import type { JobStarter } from '../queries.ts'
import { continueOrStart } from './retry-translation.ts'
import { createDefaultOrder } from './start-translation.ts'
import { estimateGuidesById } from './translate-guides.ts'

/** Number of guides that are read to estimate the cost of all. */
const sampleSize = 25

/** Returns the guides to translate and their cost in millionths of a US dollar, estimated from an evenly spread sample. */
export async function planTranslations(
  deps: JobDeps,
  { language, stage, guideIds: chosen }: z.infer<typeof planInputSchema>,
) {
  const guideIds = chosen ?? (await listGuidesInStage(deps.db, language, stage))
  const step = Math.max(1, guideIds.length / sampleSize)
  const sample = guideIds.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
  const { costMicroUsd } = await estimateGuidesById(deps, language, sample)
  const share = guideIds.length / Math.max(1, sample.length)
  return { guideIds, costMicroUsd: Math.round(costMicroUsd * share) }
}

/**
 * Starts a job for each guide. A failed job with the same review setting is continued instead. `left` counts guides that were
 * deleted or that another operator is translating.
 */
export async function startTranslations(
  deps: JobDeps,
  starter: JobStarter,
  { language, guideIds, review }: z.infer<typeof startManyInputSchema>,
) {
  const wanted = new Set(guideIds)
  let started = 0
  for (const guideId of wanted) {
    try {
      await continueOrStart(deps, starter, { ...createDefaultOrder('guide', guideId, language), review })
      started += 1
    } catch (error) {
      if (!(error instanceof Refusal) || !isAboutThisGuide(error)) throw error
    }
  }
  return { started, left: wanted.size - started }
}

const isAboutThisGuide = ({ code }: Refusal) => code === 'translation-running' || code === 'not-found'
