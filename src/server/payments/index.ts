export type { PayDeps, PaymentDeps } from './deps.ts'
export { listDisputesOfUser } from './disputes/dispute-queries.ts'
export { syncDispute } from './disputes/sync-disputes.ts'
export { startPaymentWorkers } from './events/start-payment-workers.ts'
export { reconcile } from './events/reconcile.ts'
export type { SetUpStep } from './stripe/set-up-step.ts'
export { setUpStripe } from './setup/set-up-stripe.ts'
export {
  buildDisputeUrl,
  isLiveMode,
  describeReplayedFailure,
  listReferencesOfCharge,
  refuseDuringOutage,
  createStripeClient,
} from './stripe/stripe.ts'
export {
  insertDiscountCode,
  listDiscountCodes,
  markDiscountCodeEnded,
  type ListedDiscountCode,
} from './codes/code-queries.ts'
export { enqueueOutdatedCodeUses } from './codes/outdated-code-uses.ts'
export {
  cancelOpenCheckouts,
  closeCustomer,
  resumeRenewal,
  stopRenewal,
} from './leaving/stripe-of-deleted-account.ts'
export { deleteClosedOrders, listOrdersOfUser } from './orders/order-queries.ts'
export { countStripeCustomers, lockBuyer } from './queries.ts'
export {
  guideIdFromSku,
  selectOrderItems,
  filterListedItems,
  classifyProduct,
} from './orders/item-queries.ts'
export type { OrderItem } from './orders/order.ts'
export { listRefundsOfUser } from './refunds/refund-queries.ts'
export { mountStripeWebhook, webhookPath } from './events/webhook.ts'
export { eraseGiverData } from './gifts/send-gift-mail.ts'
export {
  deleteUnpaidGifts,
  eraseOldGiftRecipients,
  listGiftsOfBuyer,
  listClaimedGifts,
} from './gifts/gift-queries.ts'
export { deriveGiftState as giftStateOf } from './gifts/gift-state.ts'
export { grantGuide, revokeGrantedGuide } from './operations/grant-guide.ts'
export { notifyOfGrantedGuide } from './operations/granted-guide-mail.ts'
export { endPro, findLivePlan } from './pro/end-pro.ts'
export { findReceiptOfAnyUser, listReceipts, type Receipt } from './receipts/receipt-queries.ts'
export {
  eraseInvoiceAddressees,
  listCompanyInvoicesOfUser,
} from './receipts/company-invoices/company-invoice-queries.ts'
export { resendReceipt } from './receipts/resend-receipt.ts'
export { listWithdrawalsOfUser } from './withdrawal/withdrawal-queries.ts'
export { listOrderPlaces, resolveBuyerPlace } from './declarations/declaration-queries.ts'
export { findRefundablePayment, refundPayment } from './operations/refund-receipt.ts'
