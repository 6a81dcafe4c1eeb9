export { createCatalogue, type Catalogue, type CatalogueSnapshot } from './catalogue.ts'
export { drawThumbnail, drawVideoThumbnail } from './draw-thumbnail.ts'
export { markDuplicates, type MarkedDuplicates } from './mark-duplicates.ts'
export { saveGuides, type NewGuide } from './save-guide.ts'
