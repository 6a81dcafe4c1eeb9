import type { TranslationLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'
import { listTextSizes } from '../storage/index.ts'
import { compareBlocks, countEnglish } from './compare-blocks.ts'
import { parseSourceHashes } from '../text/index.ts'

interface TranslationSize {
  /** Length of the text in code points. */
  englishLength: number
  translatedLength: number
  /** Length of the English text; null if its blocks have never been counted (decision 0028). */
  blocks: { total: number; stale: number; missing: number } | null
}

/** Measures the translations of these guides by hashes and lengths; cheap enough for a list that is polled every few seconds. */
export async function measureTranslations(
  db: Db,
  ids: readonly number[],
  language: TranslationLanguage,
): Promise<Map<number, TranslationSize>> {
  const sizes = await listTextSizes(db, ids, language)
  return new Map(
    sizes.map(({ id, english, translated, englishHash, sourceHash }) => {
      const isKnown = englishHash !== '' && (sourceHash !== null || translated === 0)
      const blocks = isKnown ? countBlocks(englishHash, sourceHash ?? '') : null
      return [id, { englishLength: english, translatedLength: translated, blocks }]
    }),
  )
}

function countBlocks(englishHash: string, sourceHash: string): TranslationSize['blocks'] {
  const english = parseSourceHashes(englishHash).blocks.flat()
  const rows = compareBlocks(english, parseSourceHashes(sourceHash).blocks)
  return {
    total: english.length,
    stale: countEnglish(rows, 'stale'),
    missing: countEnglish(rows, 'missing'),
  }
}
