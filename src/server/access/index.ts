export { decideEntitlements, type Entitlement, type EntitlementChange } from './decide-entitlements.ts'
export { findEntitlements } from './entitlement-queries.ts'
export { explainAccess, findAccessRecord } from './explain-access.ts'
export { readPlan, requireGuideNotOwned } from './access-status.ts'
export { giftClaimedReason, recordFreeGrant, recordGrant } from './grant.ts'
export {
  listUsersWithEndedPeriods,
  listUsersWithEndingPro,
  listProPeriods,
  markProEndNotified,
} from './period-queries.ts'
export { findProGrantEnd, schedulePeriods, reopenPeriod, type ProPeriod } from './schedule-periods.ts'
export { changeProPeriods, hasPlan, recordEndedPeriods, reschedulePeriods } from './pro-periods.ts'
export { listReadableGuides } from './list-own-guides.ts'
export {
  findAccessReason,
  hasActiveSubscription,
  mayRead,
  findProEnd,
  findAccessStart,
  type AccessReason,
  type PurchaseSource,
} from './may-read.ts'
export {
  findUnrevokedPurchase,
  findOwnedGuide,
  findUserByEmailOrUid,
  findSubscription,
  hasAccessChange,
  insertAccessChange,
  insertAccessChangeOnce,
  listAllAccessChanges,
  listPurchases,
  listPurchasesOfGuides,
  markFreeAccessUsed,
  recordGuideOpened,
  updatePayingItem,
  type Purchase,
  type RecordedAccessChange,
  type Subscription,
} from './queries.ts'
export { changePurchase } from './change-purchase.ts'
export { recordSubscription } from './pro-periods.ts'
export type { AccessDeps } from './deps.ts'
