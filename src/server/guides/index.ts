export { createCatalogue, type Catalogue, type CatalogueSnapshot } from './catalogue/catalogue.ts'
export { requireOnSale } from './catalogue/require-on-sale.ts'
export { drawShareBackground, drawThumbnail, drawVideoThumbnail } from './catalogue/draw-thumbnail.ts'
export { exportGuides } from './files/export-guides.ts'
export { fileFormats } from './files/guide-file.ts'
export { importGuides, type BadValue, type ImportResult, type ImportStep } from './files/import-guides.ts'
export { deleteMissedSearches } from './catalogue/missed-search-queries.ts'
export type { GuideDeps } from './deps.ts'
export { markDuplicates } from './duplicates/mark-duplicates.ts'
export { changeMany } from './editing/change-many.ts'
export { changeState } from './editing/change-state.ts'
export { startGuideWorkers } from './editing/start-guide-workers.ts'
export { saveGuides, type NewGuide } from './saving/save-guide.ts'
export { contentStatus } from './translations/content-status.ts'
export { findTranslationSource, type TranslationSource } from './translations/find-translation-source.ts'
export { measureTranslations } from './translations/measure-translations.ts'
export { hashBlock, joinBlocks, splitBlocks, type Block } from './saving/split-blocks.ts'
export { textOfSpans } from './saving/visible-text.ts'
export { storeTranslation } from './translations/store-translation.ts'
export {
  countTranslationStates,
  listTranslationStates,
  type TranslationRow,
} from './translations/translation-queries.ts'
