export { applyReadingLimit } from './apply-reading-limit.ts'
export {
  deleteLimitNotices,
  deleteOpenedGuides,
  deleteReadingLimitDataOf,
  listLimitNotices,
  listOpenedGuides,
} from './opened-queries.ts'
