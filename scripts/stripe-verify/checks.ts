import assert from 'node:assert/strict'
import type { Stripe } from 'stripe'
import {
  confirmWithTestCard,
  createMonthlyPrice,
  findPaymentId,
  payWithTestCard,
  catchRefusal,
  pollStripe,
  withSubscriber,
  type VerifiedAccount,
  type Subscriber,
} from './account.ts'

/** A behavior of Stripe that the shop relies on. docs/stripe-assumptions.md lists it with its source. */
export interface StripeCheck {
  id: string
  run: (account: VerifiedAccount) => Promise<void>
}

const hour = 60 * 60

/** Checks of Stripe's behavior. A check throws if Stripe behaves differently. */
export const stripeChecks: readonly StripeCheck[] = [
  {
    id: 'open-after-cancel',
    run: (account) =>
      withSubscriber(account, { pays: true }, async (subscriber) => {
        await cancelPastDue(account, subscriber)
        const { status, auto_advance: advances } = await subscriber.latestInvoice()
        assert.deepEqual([status, advances], ['open', false])
      }),
  },
  {
    id: 'late-payment',
    run: (account) =>
      withSubscriber(account, { pays: true }, async (subscriber) => {
        await cancelPastDue(account, subscriber)
        const { id } = await subscriber.latestInvoice()
        const { id: card } = await account.stripe.paymentMethods.attach('pm_card_visa', {
          customer: subscriber.customer,
        })
        await account.stripe.invoices.pay(id, { payment_method: card })
        const { status, ended_at: endedAt } = await subscriber.subscription()
        const { status: paid, status_transitions: times } = await subscriber.latestInvoice()
        assert.deepEqual([paid, status], ['paid', 'canceled'])
        assert.ok(endedAt !== null && times.paid_at !== null && times.paid_at >= endedAt)
      }),
  },
  {
    id: 'void-invoice',
    run: (account) =>
      withSubscriber(account, { pays: true }, async (subscriber) => {
        await cancelPastDue(account, subscriber)
        const invoice = await subscriber.latestInvoice()
        const { status } = await account.stripe.invoices.voidInvoice(invoice.id)
        assert.equal(status, 'void')
        const intent = await account.stripe.paymentIntents.retrieve(findPaymentId(invoice))
        assert.deepEqual([intent.status, intent.cancellation_reason], ['canceled', 'void_invoice'])
        await catchRefusal(account.stripe.invoices.pay(invoice.id))
      }),
  },
  {
    id: 'cancel-twice',
    run: (account) =>
      withSubscriber(account, { pays: true }, async ({ subscriptionId }) => {
        await account.stripe.subscriptions.cancel(subscriptionId)
        const { code } = await catchRefusal(account.stripe.subscriptions.cancel(subscriptionId))
        assert.equal(code, 'resource_missing')
      }),
  },
  {
    id: 'cancel-incomplete',
    run: (account) =>
      withSubscriber(account, { pays: false }, async (subscriber) => {
        await account.stripe.subscriptions.cancel(subscriber.subscriptionId)
        const { status } = await subscriber.subscription()
        assert.deepEqual([status, (await subscriber.latestInvoice()).status], ['incomplete_expired', 'void'])
      }),
  },
  {
    id: 'incomplete-expires',
    run: (account) =>
      withSubscriber(account, { pays: false }, async (subscriber) => {
        await subscriber.advance(24 * hour)
        const { status } = await subscriber.subscription()
        assert.deepEqual([status, (await subscriber.latestInvoice()).status], ['incomplete_expired', 'void'])
      }),
  },
  {
    id: 'failed-renewal',
    run: (account) =>
      withSubscriber(account, { pays: true }, async (subscriber) => {
        await failRenewal(subscriber)
        const { status } = await subscriber.subscription()
        const invoice = await subscriber.latestInvoice()
        assert.deepEqual([status, invoice.status], ['past_due', 'open'])
        assert.ok(invoice.hosted_invoice_url)
      }),
  },
  {
    id: 'draft-first',
    run: (account) =>
      withSubscriber(account, { pays: true }, async (subscriber) => {
        const { items } = await subscriber.subscription()
        const [item] = items.data
        assert.ok(item)
        await subscriber.advance(item.current_period_end - item.current_period_start + 60)
        const { status, hosted_invoice_url: page } = await subscriber.latestInvoice()
        assert.deepEqual([status, page ?? null], ['draft', null])
      }),
  },
  {
    id: 'pause-void',
    run: (account) =>
      withSubscriber(account, { pays: true }, async (subscriber) => {
        await account.stripe.subscriptions.update(subscriber.subscriptionId, {
          pause_collection: { behavior: 'void' },
        })
        await subscriber.advanceToSecondMonth()
        const { status } = await subscriber.subscription()
        assert.deepEqual([status, (await subscriber.latestInvoice()).status], ['active', 'void'])
      }),
  },
  {
    id: 'invoice-of-payment',
    run: (account) =>
      withSubscriber(account, { pays: true }, async ({ payment, subscriptionId }) => {
        const { data } = await account.stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: payment },
          expand: ['data.invoice'],
        })
        const invoice = data[0]?.invoice as Stripe.Invoice
        assert.equal(invoice.status, 'paid')
        assert.equal(invoice.parent?.subscription_details?.subscription, subscriptionId)
      }),
  },
  {
    id: 'one-currency',
    run: (account) =>
      withSubscriber(account, { pays: true }, async ({ customer }) => {
        const { message } = await catchRefusal(
          account.stripe.subscriptions.create({
            customer,
            items: [{ price_data: await createMonthlyPrice(account.stripe, 'jpy') }],
            payment_behavior: 'default_incomplete',
          }),
        )
        assert.match(message, /combine currencies/)
      }),
  },
  {
    id: 'least-charge',
    async run({ stripe }) {
      await intentOf(stripe, 50, 'usd')
      await intentOf(stripe, 100, 'jpy')
      const { default_currency: settled } = await stripe.accounts.retrieveCurrent()
      const tooLittle = settled === 'usd' ? 50 : 49
      const { code } = await catchRefusal(intentOf(stripe, tooLittle, 'jpy'))
      assert.equal(code, 'amount_too_small')
    },
  },
  {
    id: 'adaptive-pricing',
    async run({ stripe }) {
      const session = await stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: 200, product_data: { name: 'stripe:verify' } },
          },
        ],
        adaptive_pricing: { enabled: false },
        success_url: 'https://shop.example/paid',
      })
      const { adaptive_pricing: pricing, amount_total: amount, currency } = session
      assert.deepEqual([pricing?.enabled, amount, currency], [false, 200, 'usd'])
      await stripe.checkout.sessions.expire(session.id)
    },
  },
  {
    id: 'decline-again',
    run: (account) =>
      withSubscriber(account, { pays: false }, async (subscriber) => {
        const payment = findPaymentId(await subscriber.latestInvoice())
        const { code } = await catchRefusal(
          confirmWithTestCard(account.stripe, payment, 'pm_card_visa_chargeDeclined'),
        )
        assert.equal(code, 'card_declined')
        const { status } = await confirmWithTestCard(account.stripe, payment, 'pm_card_visa')
        assert.equal(status, 'succeeded')
      }),
  },
  {
    id: 'partial-refund',
    async run({ stripe }) {
      const { id } = await payWithTestCard(stripe, 'pm_card_visa')
      await stripe.refunds.create({ payment_intent: id, amount: 50 })
      const part = await chargeOf(stripe, id)
      assert.deepEqual([part.refunded, part.amount_refunded], [false, 50])
      await catchRefusal(stripe.refunds.create({ payment_intent: id, amount: 151 }))
      await stripe.refunds.create({ payment_intent: id })
      const { code } = await catchRefusal(stripe.refunds.create({ payment_intent: id }))
      assert.equal(code, 'charge_already_refunded')
    },
  },
  {
    id: 'idempotent-refund',
    async run({ stripe }) {
      const { id } = await payWithTestCard(stripe, 'pm_card_visa')
      const key = { idempotencyKey: `verify-${id}` }
      const first = await stripe.refunds.create({ payment_intent: id, amount: 50 }, key)
      const again = await stripe.refunds.create({ payment_intent: id, amount: 50 }, key)
      assert.equal(again.id, first.id)
      const { message } = await catchRefusal(stripe.refunds.create({ payment_intent: id, amount: 60 }, key))
      assert.match(message, /same parameters/)
    },
  },
  {
    id: 'failed-refund',
    async run(account) {
      const { stripe } = account
      const { id } = await payWithTestCard(stripe, 'pm_card_refundFail')
      const refund = await stripe.refunds.create({ payment_intent: id })
      await pollStripe(account, 'the failed refund', async () => {
        const { status } = await stripe.refunds.retrieve(refund.id)
        return status === 'failed' ? true : undefined
      })
      const { refunded, amount_refunded: amount } = await chargeOf(stripe, id)
      assert.deepEqual([refunded, amount], [false, 0])
    },
  },
  {
    id: 'dispute',
    async run(account) {
      const { payment, dispute } = await disputedBy(account, 'pm_card_createDispute')
      const {
        amount,
        currency,
        reason,
        status,
        evidence_details: details,
        balance_transactions: moved,
      } = dispute
      assert.deepEqual([amount, currency, reason, status], [200, 'usd', 'fraudulent', 'needs_response'])
      assert.deepEqual([details.has_evidence, details.submission_count], [false, 0])
      assert.ok(details.due_by !== null && details.due_by > dispute.created)
      assert.equal(moved.length, 1)
      assert.equal(dispute.is_charge_refundable, false)
      assert.equal((await chargeOf(account.stripe, payment)).disputed, true)
    },
  },
  {
    id: 'disputed-not-refundable',
    async run(account) {
      const { payment } = await disputedBy(account, 'pm_card_createDispute')
      const { code } = await catchRefusal(account.stripe.refunds.create({ payment_intent: payment }))
      assert.equal(code, 'charge_disputed')
    },
  },
  {
    id: 'dispute-won',
    async run(account) {
      const { dispute } = await disputedBy(account, 'pm_card_createDispute')
      const { balance_transactions: moved } = await decided(account, dispute, 'winning_evidence', 'won')
      assert.equal(moved.length, 2)
    },
  },
  {
    id: 'dispute-lost',
    async run(account) {
      const { payment, dispute } = await disputedBy(account, 'pm_card_createDispute')
      const { amount } = await decided(account, dispute, 'losing_evidence', 'lost')
      const { amount_refunded: refunded, disputed } = await chargeOf(account.stripe, payment)
      assert.deepEqual([amount, refunded, disputed], [200, 0, true])
    },
  },
  {
    id: 'inquiry',
    async run(account) {
      const { dispute } = await disputedBy(account, 'pm_card_createDisputeInquiry')
      const { status, balance_transactions: moved, is_charge_refundable: refundable } = dispute
      assert.deepEqual([status, moved.length, refundable], ['warning_needs_response', 0, true])
    },
  },
]

const intentOf = (stripe: Stripe, amount: number, currency: 'usd' | 'jpy') =>
  stripe.paymentIntents.create({ amount, currency, allowed_payment_method_types: ['card'] })

/** Makes the charge of the second month fail, which leaves its invoice open. */
async function failRenewal(subscriber: Subscriber): Promise<void> {
  await subscriber.useCard('pm_card_chargeCustomerFail')
  await subscriber.advanceToSecondMonth()
}

async function cancelPastDue({ stripe }: VerifiedAccount, subscriber: Subscriber): Promise<void> {
  await failRenewal(subscriber)
  await stripe.subscriptions.cancel(subscriber.subscriptionId)
}

async function chargeOf(stripe: Stripe, payment: string): Promise<Stripe.Charge> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(payment, {
    expand: ['latest_charge'],
  })
  return charge as Stripe.Charge
}

async function disputedBy(account: VerifiedAccount, testCard: string) {
  const { id: payment } = await payWithTestCard(account.stripe, testCard)
  const dispute = await pollStripe(account, 'the dispute of its test card', async () => {
    const { data } = await account.stripe.disputes.list({ payment_intent: payment })
    return data[0]
  })
  return { payment, dispute }
}

/** Submits the evidence that decides a dispute in test mode. Returns the decided dispute. */
async function decided(
  account: VerifiedAccount,
  { id }: Stripe.Dispute,
  evidence: 'winning_evidence' | 'losing_evidence',
  status: 'won' | 'lost',
): Promise<Stripe.Dispute> {
  await account.stripe.disputes.update(id, { evidence: { uncategorized_text: evidence } })
  return pollStripe(account, `the dispute as ${status}`, async () => {
    const dispute = await account.stripe.disputes.retrieve(id)
    return dispute.status === status ? dispute : undefined
  })
}
