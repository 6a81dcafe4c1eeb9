import { z } from 'zod'
import { paymentPaths } from '../../shared/payments/payment-paths.ts'
import {
  checkoutSessionInputSchema,
  hostedCheckoutSchema,
  pageLanguageSchema,
  paymentIdSchema,
  paymentInputSchema,
  purchaseInputSchema,
  sessionCheckInputSchema,
  startedPaymentSchema,
  startedPaymentWithoutCodeSchema,
  startedSubscriptionSchema,
  subscriptionInputSchema,
  verificationInputSchema,
} from '../../shared/payments/payment-schemas.ts'
import { orderConditionsSchema } from '../../shared/payments/condition-schemas.ts'
import {
  companyInvoiceFileSchema,
  companyInvoiceMonthInputSchema,
  companyInvoiceInputSchema,
} from '../../shared/payments/company-invoice-schemas.ts'
import { ownReceiptSchema, receiptIdSchema, receiptSchema } from '../../shared/payments/receipt-schemas.ts'
import {
  giftChangeSchema,
  giftIdSchema,
  giftKeySchema,
  giftLinkInputSchema,
  giftOrderSchema,
  giftPaymentSchema,
  giftSchema,
  giftPageSchema,
} from '../../shared/payments/gift-schemas.ts'
import {
  bundleChoiceSchema,
  bundleOfferSchema,
  bundlePaymentSchema,
  paidBundleSchema,
} from '../../shared/payments/bundle-schemas.ts'
import { guideIdSchema } from '../../shared/guides/guide-schemas.ts'
import { pageLanguages } from '../../shared/languages.ts'
import { currencies } from '../../shared/money.ts'
import { limitCallRate, memberProcedure, publicProcedure, router } from '../trpc.ts'
import { readProCredit } from './credit/find-credit.ts'
import {
  checkoutLimitByNetwork,
  freePickLimit,
  giftClaimLimit,
  giftLimit,
  companyInvoiceLimit,
  paymentCheckLimit,
  paymentLimitByAccount,
  portalLimit,
  receiptMailLimit,
  codeLimitByAccount,
  codeLimitByNetwork,
} from './limits.ts'
import { previewBundle } from './skus/bundle.ts'
import { readOrderConditions } from './declarations/order-conditions.ts'
import { claimGift, previewGift } from './claims/claim-gift.ts'
import {
  changeGift,
  findOwnGift,
  listOwnGifts,
  orderGift,
  createOwnGiftLink,
  resendGiftMail,
} from './gifts/own-gifts.ts'
import { endOwnPlan } from './pro/end-pro.ts'
import { pickFreeGuide } from './checkout/pick-free-guide.ts'
import {
  issueMonthlyCompanyInvoices,
  issueCompanyInvoice,
  findLastAddressee,
} from './receipts/company-invoices/issue-company-invoices.ts'
import { findOwnReceipt, listOwnReceipts } from './receipts/read-receipts.ts'
import { recordBundlePayment, recordGiftPayment, recordPurchase } from './checkout/record-purchase.ts'
import { openBillingPortal } from './pro/billing-portal.ts'
import { resendReceipt } from './receipts/resend-receipt.ts'
import {
  startBundlePayment,
  startGiftPayment,
  startHostedCheckout,
  startPayment,
  startSubscription,
} from './checkout/start-payment.ts'
import { checkCheckoutSession, verifyPurchase } from './checkout/verify-purchase.ts'
import type { PayDeps } from './deps.ts'
import { consumeRateLimit } from '../platform/rate-limit.ts'

export { withdrawalsRouter } from './withdrawal/router.ts'

/** Base procedure of checkouts, rate-limited because stolen cards can be tried on them. */
const checkoutProcedure = memberProcedure
  .use(limitCallRate(checkoutLimitByNetwork, 'network'))
  .use(limitCallRate(paymentLimitByAccount, 'account'))

export const paymentsRouter = router({
  createPaymentIntent: checkoutProcedure
    .meta({
      rest: { method: 'POST', path: paymentPaths.createPaymentIntent, summary: 'Start paying for one guide' },
    })
    .input(paymentInputSchema)
    .output(startedPaymentSchema)
    .mutation(async ({ ctx, input }) => {
      await countEnteredCode(ctx.deps, { code: input.code, uid: ctx.member.uid, network: ctx.network })
      return startPayment(ctx.deps, await ctx.user(), input)
    }),

  createSubscription: checkoutProcedure
    .meta({
      rest: { method: 'POST', path: paymentPaths.createSubscription, summary: 'Start subscribing to Pro' },
    })
    .input(subscriptionInputSchema)
    .output(startedSubscriptionSchema)
    .mutation(async ({ ctx, input }) => {
      await countEnteredCode(ctx.deps, { code: input.code, uid: ctx.member.uid, network: ctx.network })
      return startSubscription(ctx.deps, await ctx.user(), input)
    }),

  createCheckoutSession: checkoutProcedure
    .meta({
      rest: {
        method: 'POST',
        path: paymentPaths.createCheckoutSession,
        summary: 'Start paying for one guide or for Pro on a page of Stripe',
      },
    })
    .input(checkoutSessionInputSchema)
    .output(hostedCheckoutSchema)
    .mutation(async ({ ctx, input }) => {
      await countEnteredCode(ctx.deps, { code: input.code, uid: ctx.member.uid, network: ctx.network })
      const guideId = input.mode === 'payment' ? input.guideId : null
      return startHostedCheckout(ctx.deps, await ctx.user(), { ...input, guideId })
    }),

  checkSession: publicProcedure
    .use(limitCallRate(paymentCheckLimit, 'caller'))
    .meta({
      signIn: 'counts',
      rest: {
        method: 'GET',
        path: '/api/payments/check-session/:sessionId/:guideId',
        summary: 'Whether you have paid for this guide in this checkout',
      },
    })
    .input(sessionCheckInputSchema)
    .output(z.object({ isPaid: z.boolean(), sessionValid: z.boolean() }))
    .query(async ({ ctx, input }) => checkCheckoutSession(ctx.deps, await ctx.caller(), input)),

  verifyPurchase: publicProcedure
    .use(limitCallRate(paymentCheckLimit, 'caller'))
    .meta({
      signIn: 'counts',
      rest: {
        method: 'POST',
        path: paymentPaths.verifyPurchase,
        summary: 'Name a checkout that has come back, so that it is settled now',
        refusalExtras: { success: false },
      },
    })
    .input(verificationInputSchema)
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx, input }) => verifyPurchase(ctx.deps, await ctx.caller(), input)),

  openBillingPortal: memberProcedure
    .use(limitCallRate(portalLimit, 'account'))
    .meta({
      rest: {
        method: 'POST',
        path: '/api/users/billing-portal',
        summary: 'An address of Stripe to change the card, see invoices or cancel Pro',
      },
    })
    .input(z.object({ language: pageLanguageSchema }).default({ language: 'en' }))
    .output(z.object({ url: z.url() }))
    .mutation(async ({ ctx, input }) => openBillingPortal(ctx.deps, await ctx.user(), input.language)),

  pickFreeGuide: memberProcedure
    .use(limitCallRate(freePickLimit, 'account'))
    .meta({
      rest: {
        method: 'POST',
        path: '/api/users/free-selection',
        summary: 'Open one guide for nothing, once',
      },
    })
    .input(z.object({ guideId: guideIdSchema }))
    .output(z.object({ guideId: guideIdSchema, selected: z.literal(true) }))
    .mutation(async ({ ctx, input }) => pickFreeGuide(ctx.deps, await ctx.user(), input.guideId)),

  recordPurchase: memberProcedure
    .use(limitCallRate(paymentCheckLimit, 'account'))
    .meta({
      rest: { method: 'POST', path: '/api/purchases', summary: 'Name a payment, so that it is settled now' },
    })
    .input(purchaseInputSchema)
    .output(
      z.object({
        guideId: guideIdSchema.nullable(),
        stripePaymentId: z.string(),
        purchased: z.literal(true),
      }),
    )
    .mutation(async ({ ctx, input }) => recordPurchase(ctx.deps, await ctx.user(), input)),

  conditions: publicProcedure
    .meta({ signIn: 'counts' })
    .input(z.object({ language: z.enum(pageLanguages) }))
    .output(orderConditionsSchema)
    .query(async ({ ctx, input: { language } }) =>
      readOrderConditions(ctx.deps, { language, caller: await ctx.caller(), country: ctx.country() }),
    ),

  endPlan: memberProcedure
    .use(limitCallRate(portalLimit, 'account'))
    .output(z.object({ endsAt: z.string() }))
    .mutation(async ({ ctx }) => endOwnPlan(ctx.deps, await ctx.user())),

  proCredit: memberProcedure
    .output(
      z
        .record(z.enum(currencies), z.int())
        .describe('what guides bought lately would take off the first month of Pro, by its currency'),
    )
    .query(async ({ ctx }) => readProCredit(ctx.deps, await ctx.user())),

  receipts: memberProcedure
    .output(z.object({ receipts: z.array(receiptSchema) }))
    .query(async ({ ctx }) => listOwnReceipts(ctx.deps, await ctx.user())),

  receipt: memberProcedure
    .input(receiptIdSchema)
    .output(ownReceiptSchema)
    .query(async ({ ctx, input }) => findOwnReceipt(ctx.deps, await ctx.user(), input.receiptId)),

  /** Returns the addressee of the user's latest company invoice, which prefills the next one. */
  officeUsed: memberProcedure
    .output(z.object({ addressee: z.string(), address: z.string() }))
    .query(async ({ ctx }) => findLastAddressee(ctx.deps, await ctx.user())),

  officeReceipt: memberProcedure
    .input(companyInvoiceInputSchema)
    .use(limitCallRate(companyInvoiceLimit, 'account'))
    .output(companyInvoiceFileSchema)
    .mutation(async ({ ctx, input }) => issueCompanyInvoice(ctx.deps, await ctx.user(), input)),

  officeMonth: memberProcedure
    .input(companyInvoiceMonthInputSchema)
    .use(limitCallRate(companyInvoiceLimit, 'account'))
    .output(companyInvoiceFileSchema)
    .mutation(async ({ ctx, input }) => issueMonthlyCompanyInvoices(ctx.deps, await ctx.user(), input)),

  sendReceiptAgain: memberProcedure
    .use(limitCallRate(receiptMailLimit, 'account'))
    .input(receiptIdSchema)
    .output(z.object({ to: z.string() }))
    .mutation(async ({ ctx, input }) => resendReceipt(ctx.deps, await ctx.user(), input.receiptId)),
})

/** Procedures for buying several guides at once (B21.75). */
export const bundlesRouter = router({
  lookAt: memberProcedure
    .input(bundleChoiceSchema)
    .output(bundleOfferSchema)
    .query(async ({ ctx, input }) => previewBundle(ctx.deps, await ctx.user(), input)),

  pay: checkoutProcedure
    .input(bundlePaymentSchema)
    .output(startedPaymentWithoutCodeSchema)
    .mutation(async ({ ctx, input }) => startBundlePayment(ctx.deps, await ctx.user(), input)),

  recordPaid: memberProcedure
    .use(limitCallRate(paymentCheckLimit, 'account'))
    .input(z.object({ stripePaymentId: paymentIdSchema }))
    .output(paidBundleSchema)
    .mutation(async ({ ctx, input }) => recordBundlePayment(ctx.deps, await ctx.user(), input)),
})

const giverProcedure = memberProcedure.use(limitCallRate(giftLimit, 'account'))
const claimProcedure = memberProcedure.use(limitCallRate(giftClaimLimit, 'account'))

/** Procedures for gifts of guides and of Pro (B21.65). */
export const giftsRouter = router({
  order: giverProcedure
    .input(giftOrderSchema)
    .output(giftIdSchema)
    .mutation(async ({ ctx, input }) => orderGift(ctx.deps, await ctx.user(), input)),

  pay: checkoutProcedure
    .input(giftPaymentSchema)
    .output(startedPaymentWithoutCodeSchema)
    .mutation(async ({ ctx, input }) => startGiftPayment(ctx.deps, await ctx.user(), input)),

  recordPaid: memberProcedure
    .use(limitCallRate(paymentCheckLimit, 'account'))
    .input(giftIdSchema.extend({ stripePaymentId: paymentIdSchema }))
    .output(giftSchema)
    .mutation(async ({ ctx, input }) => recordGiftPayment(ctx.deps, await ctx.user(), input)),

  list: memberProcedure
    .output(z.object({ gifts: z.array(giftSchema) }))
    .query(async ({ ctx }) => listOwnGifts(ctx.deps, await ctx.user())),

  find: memberProcedure
    .input(giftIdSchema)
    .output(giftSchema)
    .query(async ({ ctx, input }) => findOwnGift(ctx.deps, await ctx.user(), input.id)),

  change: giverProcedure
    .input(giftChangeSchema)
    .output(giftSchema)
    .mutation(async ({ ctx, input }) => changeGift(ctx.deps, await ctx.user(), input)),

  tellAgain: giverProcedure
    .input(giftIdSchema)
    .output(giftSchema)
    .mutation(async ({ ctx, input }) => resendGiftMail(ctx.deps, await ctx.user(), input.id)),

  showLink: giverProcedure
    .input(giftLinkInputSchema)
    .output(z.object({ url: z.url().describe('told this once: only its fingerprint is kept') }))
    .mutation(async ({ ctx, input }) => createOwnGiftLink(ctx.deps, await ctx.user(), input)),

  // A mutation although it only reads, because the key must not be part of a URL, which proxies log.
  lookAt: claimProcedure
    .input(giftKeySchema)
    .output(giftPageSchema)
    .mutation(async ({ ctx, input }) => previewGift(ctx.deps, await ctx.user(), input.key)),

  claim: claimProcedure
    .input(giftKeySchema)
    .output(
      z.object({ guideId: guideIdSchema.nullable(), until: z.string().nullable().describe('when Pro ends') }),
    )
    .mutation(async ({ ctx, input }) => claimGift(ctx.deps, await ctx.user(), input.key)),
})

/** Counts each entered code by account and network before the code is looked up, because it may be a guess (B21.88). */
async function countEnteredCode(
  deps: PayDeps,
  { code, uid, network }: { code: string | undefined; uid: string; network: string },
): Promise<void> {
  if (code === undefined) return
  await consumeRateLimit(deps, codeLimitByNetwork, network)
  await consumeRateLimit(deps, codeLimitByAccount, uid)
}
