export { assumeBlockSources, findCommonSubsequence } from './align-blocks.ts'
export {
  deriveFromText,
  estimateReadingMinutes,
  type DerivedFromText,
  type TranslatedTexts,
} from './derive-from-text.ts'
export { extractListItems } from './extract-list-items.ts'
export { extractOutline } from './extract-outline.ts'
export { extractPreview } from './extract-preview.ts'
export {
  formatSourceHashes,
  parseSourceHashes,
  hashSource,
  type SourceHashes,
  type BlockSources,
} from './source-hashes.ts'
export {
  hashBlock,
  hashDistinctTexts,
  joinBlocks,
  parseBlocks,
  splitBlocks,
  type Block,
} from './split-blocks.ts'
export { parseNames } from './parse-names.ts'
export { toPlainText, extractParagraphs } from './visible-text.ts'
