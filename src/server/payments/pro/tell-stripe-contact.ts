import type { PageLanguage } from '../../../shared/languages.ts'
import type { PaymentDeps } from '../deps.ts'
import { listCustomersToTell, recordCustomerContact } from '../queries.ts'
import { isStripeError, rejectionOf } from '../stripe/stripe.ts'

interface Contact {
  email: string
  language: PageLanguage
}

/** What Stripe has been told, as it is stored. */
export const contactOf = ({ email, language }: Contact) => `${email} ${language}`

/** Stripe takes some addresses for none; whoever has one of those pays without it. */
export async function withoutRefusedAddress<T>(
  { email, language }: Contact,
  tell: (known: { email?: string; preferred_locales: string[] }) => Promise<T>,
): Promise<T> {
  const locales = { preferred_locales: [language] }
  try {
    return await tell({ email, ...locales })
  } catch (error) {
    if (!isStripeError(error, 'email_invalid')) throw error
    return tell(locales)
  }
}

/** Tells Stripe the address and language of customers for whom it has others, or none yet. */
export async function tellStripeContacts(
  { db, stripe, logger }: PaymentDeps,
  maxAtOnce: number,
): Promise<void> {
  for (const { userId, customerId, ...contact } of await listCustomersToTell(db, maxAtOnce)) {
    try {
      await withoutRefusedAddress(contact, (known) => stripe.customers.update(customerId, known))
    } catch (error) {
      const rejection = rejectionOf(error)
      if (rejection === undefined) throw error
      // A customer that Stripe does not know any more is made anew at the next checkout.
      logger.warn({ userId, rejection }, 'Stripe refused the address of a customer')
    }
    await recordCustomerContact(db, userId, contactOf(contact))
  }
}
