import type { TranslationLanguage } from '../../../shared/languages.ts'
import { countCodePoints } from '../../../shared/count-code-points.ts'
import type { Db } from '../../platform/database.ts'
import { findGuideTexts } from '../storage/index.ts'
import { countEnglishBlocks } from './compare-blocks.ts'
import { toTranslationSource, pickTranslation } from './find-translation-source.ts'

/** Returns the translation progress of a guide: lengths and counts, without the text. */
export async function readContentStatus(db: Db, guideId: number, language: TranslationLanguage) {
  const texts = await findGuideTexts(db, guideId)
  if (texts === undefined) return undefined
  const { title, summary, blocks, rows } = toTranslationSource(texts, language)
  return {
    english: toLengths({ title: title.english, summary: summary.english, content: texts.contentEn }),
    translated: toLengths(pickTranslation(texts, language)),
    state: language === 'ja' ? texts.stateJa : texts.stateTh,
    /** Number of English blocks by the state of their translation. */
    blocks: {
      total: blocks.length,
      current: countEnglishBlocks(rows, 'current'),
      stale: countEnglishBlocks(rows, 'stale'),
      missing: countEnglishBlocks(rows, 'missing'),
    },
  }
}

/** Returns lengths in code points. */
const toLengths = (texts: ReturnType<typeof pickTranslation>) => ({
  title: countCodePoints(texts.title),
  summary: countCodePoints(texts.summary),
  content: countCodePoints(texts.content),
})
