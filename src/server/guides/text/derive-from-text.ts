import type { Selectable } from 'kysely'
import type { TextPreviews, TranslatedField } from '../../../shared/guides/fields/guide-fields.ts'
import type { DB } from '../../platform/database-types.ts'
import { assumeBlockSources } from './align-blocks.ts'
import { countTextParts } from './count-text-parts.ts'
import { extractOutline } from './extract-outline.ts'
import { extractPreview } from './extract-preview.ts'
import { formatSourceHashes, hashSource } from './source-hashes.ts'
import { hashBlock, parseBlocks, splitBlocks, type Block } from './split-blocks.ts'

export type TranslatedTexts = Pick<Selectable<DB['guides']>, TranslatedField>

export interface DerivedFromText extends TextPreviews {
  readingMinutes: number
  /** Source hashes of the current English text. */
  englishHash: string
  /** Assumed source hashes of the Japanese translation: those of the current English text. Null if nothing is translated. */
  assumedJa: string | null
  assumedTh: string | null
}

const wordsPerMinute = 220

/** Returns the public parts of a guide's texts and the hashes of their blocks. Called whenever a text is stored. */
export function deriveFromText(texts: TranslatedTexts): DerivedFromText {
  const english = toPart(texts.titleEn, texts.summaryEn, texts.contentEn)
  const japanese = toPart(texts.titleJa, texts.summaryJa, texts.contentJa)
  const thai = toPart(texts.titleTh, texts.summaryTh, texts.contentTh)
  const hashes = english.blocks.map(({ text }) => hashBlock(text))
  return {
    previewEn: extractPreview(english.blocks),
    previewJa: extractPreview(japanese.blocks),
    previewTh: extractPreview(thai.blocks),
    outlineEn: extractOutline(english.blocks),
    outlineJa: extractOutline(japanese.blocks),
    outlineTh: extractOutline(thai.blocks),
    insideCounts: countTextParts(texts.contentEn === '' ? japanese.blocks : english.blocks),
    readingMinutes: estimateReadingMinutes(texts.contentEn),
    englishHash: formatSourceHashes({
      title: hashSource(english.title),
      summary: hashSource(english.summary),
      blocks: hashes.map((hash) => [hash]),
    }),
    assumedJa: assumeHashes(english, hashes, japanese),
    assumedTh: assumeHashes(english, hashes, thai),
  }
}

interface Part {
  title: string
  summary: string
  blocks: Block[]
}

const toPart = (title: string, summary: string | null, content: string): Part => ({
  title,
  summary: summary ?? '',
  blocks: splitBlocks(content),
})

export function estimateReadingMinutes(contentEn: string): number {
  // Inline markup is attached to words, so counting words needs no inline parsing.
  const words = parseBlocks(contentEn).flatMap(({ content }) => content.match(/\S+/g) ?? []).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** Returns source hashes for a translation stored without any: those of its English text. Null if nothing is translated. */
function assumeHashes(english: Part, hashes: readonly string[], translated: Part): string | null {
  if (translated.title === '' && translated.summary === '' && translated.blocks.length === 0) return null
  return formatSourceHashes({
    title: translated.title === '' ? [] : hashSource(english.title),
    summary: translated.summary === '' ? [] : hashSource(english.summary),
    blocks: assumeBlockSources(english.blocks, hashes, translated.blocks),
  })
}
