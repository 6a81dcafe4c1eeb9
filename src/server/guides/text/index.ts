export { assumeSources } from './align-blocks.ts'
export { deriveFromText, readingMinutesOf, type DerivedFromText, type Texts } from './derive-from-text.ts'
export { itemsOf } from './list-items.ts'
export { outlineOf } from './outline-of.ts'
export { previewOf } from './preview-of.ts'
export {
  formatSourceHashes,
  parseSourceHashes,
  sourcesOf,
  type SourceHashes,
  type Sources,
} from './source-hashes.ts'
export { hashBlock, joinBlocks, parseBlocks, splitBlocks, type Block } from './split-blocks.ts'
export { toNames } from './to-names.ts'
export { textOfSpans, visibleParagraphs } from './visible-text.ts'
