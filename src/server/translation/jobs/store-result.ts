import type { TranslationLanguage } from '../../../shared/languages.ts'
import { storeTranslation } from '../../guides/translations/index.ts'
import type { Db } from '../../platform/database.ts'
import type { JobResult } from '../../../shared/translation/job-result.ts'

/** Stores the result of a job as the guide's translation. */
export async function storeResult(
  tx: Db,
  guideId: number,
  language: TranslationLanguage,
  { title, summary, blocks }: JobResult,
  now: Date,
  savedBy?: string,
): Promise<void> {
  await storeTranslation(
    tx,
    {
      guideId,
      language,
      ...(title === null ? {} : { title }),
      ...(summary === null ? {} : { summary }),
      blocks,
      ...(savedBy === undefined ? {} : { savedBy }),
    },
    now,
  )
}
