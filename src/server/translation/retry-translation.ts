import type { Deps } from '../deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { requireBudget, requireTranslator } from './budget.ts'
import {
  deleteOpenPieces,
  findJob,
  findRunningJob,
  lockGuideLanguage,
  lockJob,
  reopenJob,
  type TranslationJob,
} from './queries.ts'
import { sendPlanned } from './start-translation.ts'

/** Goes on with a job that has failed: what it has made is kept, what is missing is asked for. Any other stays as it is. */
export async function retryTranslation(deps: Deps, job: TranslationJob): Promise<TranslationJob> {
  requireTranslator(deps)
  await requireBudget(deps)
  const { id, guideId, targetLanguage } = job
  return deps.db.transaction().execute(async (tx) => {
    if (guideId !== null) await lockGuideLanguage(tx, guideId, targetLanguage)
    const failed = await lockJob(tx, id)
    if (failed?.status !== 'failed') return failed ?? job
    if (guideId !== null && (await findRunningJob(tx, guideId, targetLanguage)) !== undefined)
      throw new Refusal('translation-running')
    await reopenJob(tx, id, deps.clock())
    await deleteOpenPieces(tx, id)
    // Whoever asks again wants the short blocks asked for once more, however often that was done before.
    await sendPlanned(deps, tx, failed, { mostTries: Number.POSITIVE_INFINITY })
    return (await findJob(tx, id)) ?? job
  })
}
