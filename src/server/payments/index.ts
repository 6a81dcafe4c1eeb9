export type { PayDeps, PaymentDeps } from './deps.ts'
export { listDisputesOf } from './disputes/dispute-queries.ts'
export { disputeUrl } from './disputes/dispute-url.ts'
export { followDispute } from './disputes/follow-disputes.ts'
export { startPaymentWorkers } from './events/start-payment-workers.ts'
export { reconcile } from './events/reconcile.ts'
export type { SetUpStep } from './stripe/set-up-step.ts'
export { setUpStripe } from './setup/set-up-stripe.ts'
export { isLiveMode, keptRefusalOf, refuseDuringOutage, stripeClient } from './stripe/stripe.ts'
export { insertCode, listCodes, markEnded, type ListedCode } from './codes/code-queries.ts'
export { endOutdatedUsesLater } from './codes/outdated-uses.ts'
export { cancelOpenCheckouts } from './leaving/cancel-open-checkouts.ts'
export { closeCustomer } from './leaving/close-customer.ts'
export { resumeRenewal, stopRenewal } from './leaving/stop-renewal.ts'
export { deleteClosedOrders } from './orders/order-queries.ts'
export { countCustomers, deleteEvents, lockBuyer } from './queries.ts'
export {
  guideOfSku,
  isPlan,
  itemsOf,
  listOrdersOf,
  partsOf,
  productOf,
  type OrderItem,
} from './orders/index.ts'
export { listRefundsOf } from './refunds/refund-queries.ts'
export { mountStripeWebhook, webhookPath } from './events/webhook.ts'
export { forgetGiver } from './gifts/forget-giver.ts'
export { deleteUnpaidGifts, forgetOldRecipients, listGiftsBy, listGiftsTo } from './gifts/gift-queries.ts'
export { deriveGiftState as giftStateOf } from './gifts/gift-state.ts'
export { giveGuide, takeGuideBack } from './operations/give-guide.ts'
export { notifyOfGivenGuide } from './operations/given-guide-mail.ts'
export { endPro, findLivePlan } from './pro/end-pro.ts'
export { findAnyReceipt, listReceipts, type Receipt } from './receipts/receipt-queries.ts'
export { eraseAddressees, listOfficeReceiptsOf } from './receipts/company-invoices/company-invoice-queries.ts'
export { listReferencesOfCharge } from './receipts/references-of-charge.ts'
export { sendReceiptAgain } from './receipts/send-receipt-again.ts'
export { deleteWithdrawalKeys, listWithdrawals } from './withdrawal/index.ts'
export { listOrderPlaces, placeOfOrder } from './declarations/declaration-queries.ts'
export { deleteChargeNotices } from './notices/index.ts'
export { findRefundable, refundPayment } from './operations/refund-receipt.ts'
