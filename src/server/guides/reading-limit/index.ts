export { applyReadingLimit } from './apply-reading-limit.ts'
export { deleteReadingLimitDataOfUser, listLimitNotices, listOpenedGuides } from './reading-limit-queries.ts'
