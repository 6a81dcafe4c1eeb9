import type { TranslationLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'
import { listTextSizes } from '../storage/index.ts'
import { compareBlocks, countEnglishBlocks } from './compare-blocks.ts'
import { parseSourceHashes } from '../text/index.ts'

/**
 * Returns sizes of translations by guide id: lengths in code points, and the number of English blocks by translation state.
 * Reads only hashes and lengths, because the admin polls this.
 */
export async function measureTranslations(db: Db, ids: readonly number[], language: TranslationLanguage) {
  const sizes = await listTextSizes(db, ids, language)
  return new Map(
    sizes.map(({ id, english, translated, englishHash, sourceHash }) => {
      const isKnown = englishHash !== '' && (sourceHash !== null || translated === 0)
      // Null if the block hashes are not stored yet (decision 0028).
      const blocks = isKnown ? countBlocks(englishHash, sourceHash ?? '') : null
      return [id, { englishLength: english, translatedLength: translated, blocks }] as const
    }),
  )
}

function countBlocks(englishHash: string, sourceHash: string) {
  const english = parseSourceHashes(englishHash).blocks.flat()
  const rows = compareBlocks(english, parseSourceHashes(sourceHash).blocks)
  return {
    total: english.length,
    stale: countEnglishBlocks(rows, 'stale'),
    missing: countEnglishBlocks(rows, 'missing'),
  }
}
