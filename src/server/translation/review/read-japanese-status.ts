import { countCodePoints } from '../../../shared/count-code-points.ts'
import { defaultMinCharacters } from '../../../shared/translation/translation.ts'
import { countEnglishBlocks, findTranslationSource } from '../../guides/translations/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isTranslationComplete } from '../checks/translation-completeness.ts'

/** Returns flags and lengths of a guide's Japanese translation, without its text (B9.11). */
export async function readJapaneseStatus(db: Db, guideId: number) {
  const source = await findTranslationSource(db, guideId, 'ja')
  if (source === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const { title, summary, content, state, rows } = source
  const [englishLength, contentLength] = [
    countCodePoints(content.english),
    countCodePoints(content.translation),
  ]
  const missingBlocks = countEnglishBlocks(rows, 'missing')
  const isLong = isTranslationComplete(englishLength, contentLength, defaultMinCharacters)
  return {
    guideId,
    hasTitle: title.translation !== '',
    hasSummary: summary.translation !== '',
    hasContent: contentLength > 0,
    titleLength: countCodePoints(title.translation),
    summaryLength: countCodePoints(summary.translation),
    contentLength,
    englishLength,
    minCharacters: defaultMinCharacters,
    isComplete: state !== 'missing' && missingBlocks === 0 && isLong,
    isStale: state === 'stale',
    blocks: source.blocks.length,
    staleBlocks: countEnglishBlocks(rows, 'stale'),
    missingBlocks,
  }
}
