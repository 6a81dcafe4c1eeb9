export { recordGrant } from './grant.ts'
export { groundsToRead, mayRead, type Grounds, type Holdings } from './may-read.ts'
export {
  findHoldings,
  findLivePurchase,
  findPurchaseByPayment,
  hasAccessChange,
  insertAccessChange,
  markFreeAccessUsed,
  type Purchase,
} from './queries.ts'
export { restorePurchase, revokePurchase, suspendPurchase } from './revoke.ts'
