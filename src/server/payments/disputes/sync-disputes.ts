import type { Stripe } from 'stripe'
import { enqueueMail } from '../../mail/index.ts'
import type { PayDeps } from '../deps.ts'
import { findBuyerByCustomer, findUserEmail } from '../queries.ts'
import { findOrUndefined, toStripeId, findInvoiceOfPayment, stripePageSize } from '../stripe/stripe.ts'
import { composeDisputeMail } from './dispute-mail.ts'
import { listDisputeStates, markDisputeNotified, upsertDispute, type Dispute } from './dispute-queries.ts'

export const disputeQueue = 'payments.dispute'

/** Stores the state of a dispute, notifies the owner once of an open one (B8.50), and concedes a small one (B8.66). */
export async function syncDispute(deps: PayDeps, { disputeId }: { disputeId: string }): Promise<void> {
  const found = deps.stripe.disputes.retrieve(disputeId, { expand: ['charge'] })
  const dispute = await findOrUndefined(found)
  if (dispute === undefined || !(await recordDispute(deps, dispute))) return
  // If this call fails, the job is retried. If Stripe closed the dispute nevertheless, the retry finds it closed and ends.
  if (shouldConcede(deps, dispute)) await deps.stripe.disputes.close(dispute.id)
}

/** Syncs all disputes from Stripe, including those whose webhook was missed or that are older than this table. */
export async function syncDisputes(deps: PayDeps): Promise<void> {
  const known = await listDisputeStates(deps.db)
  for await (const dispute of deps.stripe.disputes.list({ limit: stripePageSize, expand: ['data.charge'] })) {
    const before = known.get(dispute.id)
    const isNew = before?.status !== dispute.status || before.evidence !== evidenceOf(dispute)
    const isOurs = isNew ? await recordDispute(deps, dispute) : true
    if (isOurs && shouldConcede(deps, dispute))
      await deps.jobs.send(deps.db, disputeQueue, { disputeId: dispute.id }, { key: dispute.id })
  }
}

/** Returns whether to concede a dispute: small and without evidence. An inquiry has taken no money and can still be refunded. */
const shouldConcede = ({ env }: Pick<PayDeps, 'env'>, dispute: Stripe.Dispute): boolean =>
  dispute.status === 'needs_response' &&
  evidenceOf(dispute) === 'none' &&
  dispute.amount < env.CONCEDE_DISPUTES_BELOW

/** Stores a dispute and notifies the owner. False if its payment is not from this shop. */
async function recordDispute(deps: PayDeps, atStripe: Stripe.Dispute): Promise<boolean> {
  const { db, jobs, env, clock, logger } = deps
  const dispute = await toDispute(deps, atStripe)
  if (dispute === undefined) {
    logger.info({ disputeId: atStripe.id }, 'a dispute of a payment that is none of this shop')
    return false
  }
  await db.transaction().execute(async (tx) => {
    await upsertDispute(tx, dispute)
    if (!dispute.isOpen || !(await markDisputeNotified(tx, dispute.id, clock()))) return
    await enqueueMail(
      tx,
      jobs,
      composeDisputeMail(env, dispute, await findUserEmail(tx, dispute.userId)),
      clock(),
    )
  })
  return true
}

async function toDispute({ db, stripe }: PayDeps, atStripe: Stripe.Dispute): Promise<Dispute | undefined> {
  const { charge, payment_intent: payment, evidence_details: details } = atStripe
  const customer = typeof charge === 'string' ? null : charge.customer
  if (customer === null || payment === null) return undefined
  const buyer = await findBuyerByCustomer(db, toStripeId(customer))
  if (buyer === undefined) return undefined
  const paymentId = toStripeId(payment)
  return {
    id: atStripe.id,
    paymentId,
    reference: (await findInvoiceOfPayment(stripe, paymentId))?.id ?? paymentId,
    userId: buyer.id,
    amount: atStripe.amount,
    currency: atStripe.currency,
    reason: atStripe.reason,
    status: atStripe.status,
    evidence: evidenceOf(atStripe),
    // Stripe reports 0 if the bank accepts no evidence.
    dueAt: details.due_by === null || details.due_by === 0 ? null : new Date(details.due_by * 1000),
    openedAt: new Date(atStripe.created * 1000),
    isOpen: !['won', 'lost', 'warning_closed', 'prevented'].includes(atStripe.status),
  }
}

function evidenceOf({ evidence_details: details }: Stripe.Dispute): Dispute['evidence'] {
  if (details.submission_count > 0) return 'submitted'
  return details.has_evidence ? 'staged' : 'none'
}
