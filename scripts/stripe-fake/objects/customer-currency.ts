import type Stripe from 'stripe'
import { createInvalidRequestError } from '../protocol/errors.ts'
import { toId } from '../protocol/ids.ts'
import type { StripeState } from '../state/state.ts'

/**
 * Throws if the customer has a live subscription in another currency. Without one, the next subscription may have any currency:
 * https://support.stripe.com/questions/set-or-change-currency-for-an-invoice-or-customer-in-stripe-billing
 */
export function requireCustomerCurrency(
  state: StripeState,
  customer: Stripe.Customer,
  currency: string,
): void {
  const held = liveCurrencies(state, customer.id).find((each) => each !== currency)
  if (held === undefined) return
  throw createInvalidRequestError(
    `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${held}.`,
  )
}

export function bindCustomerCurrency(state: StripeState, customer: Stripe.Customer, currency: string): void {
  requireCustomerCurrency(state, customer, currency)
  customer.currency = currency
}

function liveCurrencies(state: StripeState, customerId: string): string[] {
  const ofCustomer = ({ customer }: { customer: string | { id: string } | null }) =>
    customer !== null && toId(customer) === customerId
  const subscriptions = Object.values(state.subscriptions).filter(
    (each) => ofCustomer(each) && each.status !== 'canceled' && each.status !== 'incomplete_expired',
  )
  const invoices = Object.values(state.invoices).filter(
    (each) => ofCustomer(each) && (each.status === 'draft' || each.status === 'open'),
  )
  return [...subscriptions, ...invoices].map(({ currency }) => currency)
}
