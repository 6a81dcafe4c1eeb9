export { decideTitles, type Title, type TitleChange } from './decide-titles.ts'
export { findEntitlements } from './entitlement-queries.ts'
export { explainAccess, findAccessRecord } from './explain-access.ts'
export { planOf } from './access-status.ts'
export { giftClaimed, recordGrant } from './grant.ts'
export { listEndedGrants, listEndingGrants, listProGrants, markEndTold } from './grant-queries.ts'
export { grantedUntil, layOutGrants, reopenGrant, type ProGrant } from './lay-out-grants.ts'
export { changeProGrants, holdsPlan, noteEndedGrants, followPlan } from './pro-grants.ts'
export { listReadable } from './list-readable.ts'
export {
  accessReasonFor,
  hasActiveSubscription,
  mayRead,
  proEndsAt,
  proTimesOf,
  accessSince,
  type AccessReason,
  type PurchaseSource,
} from './may-read.ts'
export {
  findLivePurchase,
  findOwnedGuide,
  findReader,
  findSubscription,
  hasAccessChange,
  insertAccessChange,
  listAllAccessChanges,
  listPaidPurchases,
  listPurchases,
  listPurchasesOf,
  markFreeAccessUsed,
  recordOpened,
  type PaidPurchase,
  type Purchase,
  type RecordedChange,
  type Subscription,
} from './queries.ts'
export { changePurchase, revokePurchase } from './change-purchase.ts'
export { setSubscription } from './set-subscription.ts'
export type { AccessDeps } from './deps.ts'
