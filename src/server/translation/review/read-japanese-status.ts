import type { z } from 'zod'
import type { japaneseStatusSchema } from '../../../shared/translation/translation-schemas.ts'
import { defaultMinCharacters } from '../../../shared/translation/translation.ts'
import { readContentStatus } from '../../guides/translations/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isTranslationComplete } from '../checks/translation-completeness.ts'

/** Returns flags and lengths of a guide's Japanese translation, without its text (B9.11). */
export async function readJapaneseStatus(
  db: Db,
  guideId: number,
): Promise<z.infer<typeof japaneseStatusSchema>> {
  const status = await readContentStatus(db, guideId, 'ja')
  if (status === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const { english, translated, blocks } = status
  const isLong = isTranslationComplete(english.content, translated.content, defaultMinCharacters)
  return {
    guideId,
    hasTitle: translated.title > 0,
    hasSummary: translated.summary > 0,
    hasContent: translated.content > 0,
    titleLength: translated.title,
    summaryLength: translated.summary,
    contentLength: translated.content,
    englishLength: english.content,
    minCharacters: defaultMinCharacters,
    isComplete: status.state !== 'missing' && blocks.missing === 0 && isLong,
    isStale: status.state === 'stale',
    blocks: blocks.total,
    staleBlocks: blocks.stale,
    missingBlocks: blocks.missing,
  }
}
