import type { Stripe } from 'stripe'
import { requireBuyer } from '../queries.ts'
import type { ProStep } from '../settle/decide-pro.ts'
import { endedByShopComment, pausedByShopMetadata } from '../stripe/fetch-subscriptions.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { fetchProDecision, settlePro } from '../settle/settle-pro.ts'
import { findOrUndefined } from '../stripe/stripe.ts'

/**
 * Ends, pauses or resumes the user's subscriptions at Stripe, and voids unpaid invoices of ended ones (B8.29). Each run
 * fetches the current subscriptions first, so a late or repeated job is harmless, and settles Pro at the end.
 */
export async function syncSubscription(deps: SettleDeps, userId: number): Promise<void> {
  const { decision } = await fetchProDecision(deps, await requireBuyer(deps.db, userId))
  for (const step of decision.steps) await take(deps.stripe, step)
  await settlePro(deps, userId)
}

async function take(stripe: Stripe, step: ProStep): Promise<void> {
  switch (step.do) {
    case 'end':
      // Stripe reports a subscription that was canceled concurrently as missing.
      await findOrUndefined(
        stripe.subscriptions.cancel(step.subscriptionId, {
          cancellation_details: { comment: endedByShopComment },
        }),
      )
      for (const { id } of step.openInvoices) await voidInvoice(stripe, id)
      return
    case 'void':
      for (const { id } of step.openInvoices) await voidInvoice(stripe, id)
      return
    case 'pause':
      await stripe.subscriptions.update(step.subscriptionId, {
        pause_collection: { behavior: 'void' },
        metadata: { [pausedByShopMetadata.name]: pausedByShopMetadata.value },
      })
      if (step.unpaidInvoiceId !== null) await voidInvoice(stripe, step.unpaidInvoiceId)
      return
    case 'resume':
      await stripe.subscriptions.update(step.subscriptionId, {
        pause_collection: '',
        metadata: { [pausedByShopMetadata.name]: '' },
      })
  }
}

/** Voids an unpaid invoice, which Stripe would charge even during a pause. A draft can only be voided once finalized. */
async function voidInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  const { status } = await stripe.invoices.retrieve(invoiceId)
  if (status === 'draft') await stripe.invoices.finalizeInvoice(invoiceId, { auto_advance: false })
  if (status === 'draft' || status === 'open' || status === 'uncollectible')
    await stripe.invoices.voidInvoice(invoiceId)
}
