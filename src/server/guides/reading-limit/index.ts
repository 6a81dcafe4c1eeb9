export { applyReadingLimit } from './apply-reading-limit.ts'
export {
  deleteLimitNotices,
  deleteOpenedGuides,
  deleteReadingLimitDataOfUser,
  listLimitNotices,
  listOpenedGuides,
} from './reading-limit-queries.ts'
