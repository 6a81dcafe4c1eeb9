export { pickPaidLines } from './pick-paid-lines.ts'
export { getGuidePageCacheStats } from './read-guide.ts'
export { renderBlocks } from './render-markdown.ts'
