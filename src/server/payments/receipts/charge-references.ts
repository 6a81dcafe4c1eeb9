import type { Stripe } from 'stripe'
import { findOrUndefined, findInvoiceOfPayment, refuseDuringOutage } from '../stripe/stripe.ts'

/** Lists the ids by which a receipt may refer to a charge: its payment, and the invoice of a month of Pro. */
export async function listReferencesOfCharge(stripe: Stripe, chargeId: string): Promise<string[]> {
  const charge = await refuseDuringOutage(findOrUndefined(stripe.charges.retrieve(chargeId)))
  if (typeof charge?.payment_intent !== 'string') return []
  const invoice = await refuseDuringOutage(findInvoiceOfPayment(stripe, charge.payment_intent))
  return [charge.payment_intent, ...(invoice?.id === undefined ? [] : [invoice.id])]
}
