export { listAccessChanges, type RecordedChange } from './queries.ts'
export { explainAccess } from './explain-access.ts'
export { planOf } from './access-status.ts'
export { giftClaimed, recordGrant } from './grant.ts'
export { listEndedGrants, listEndingGrants, listProGrants, markEndTold } from './grant-queries.ts'
export { grantedUntil, layOutGrants, reopenGrant, type ProGrant } from './lay-out-grants.ts'
export { changeProGrants, holdsPlan, noteEndedGrants, startWaitingGrants } from './pro-grants.ts'
export { listReadable } from './list-readable.ts'
export {
  accessReasonFor,
  hasActiveSubscription,
  mayRead,
  accessSince,
  type AccessReason,
  type PurchaseSource,
} from './may-read.ts'
export {
  findEntitlements,
  findLivePurchase,
  findOwnedGuide,
  findPurchase,
  findPurchaseByPayment,
  findReader,
  findSubscription,
  hasAccessChange,
  insertAccessChange,
  listAllAccessChanges,
  listPaidPurchases,
  listPurchases,
  markFreeAccessUsed,
  type PaidPurchase,
  type Purchase,
  type StoredPro,
  type Subscription,
} from './queries.ts'
export { restorePurchase, revokePurchase, suspendPurchase } from './revoke.ts'
export { setSubscription } from './set-subscription.ts'
export type { AccessDeps } from './deps.ts'
