import type { PageLanguage } from '../../../shared/languages.ts'
import type { PayDeps } from '../deps.ts'
import { listCustomersToTell, updateBuyer } from '../queries.ts'
import { isStripeError, rejectionOf } from '../stripe/stripe.ts'

interface Contact {
  email: string
  language: PageLanguage
}

/** Returns a contact in the form that is stored once Stripe has it. */
export const contactOf = ({ email, language }: Contact) => `${email} ${language}`

/** Calls `tell` again without the address if Stripe rejects the address as invalid. */
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

/** Updates the email address and language of customers at Stripe. */
export async function tellStripeContacts({ db, stripe, logger }: PayDeps, maxAtOnce: number): Promise<void> {
  for (const { userId, customerId, ...contact } of await listCustomersToTell(db, maxAtOnce)) {
    try {
      await withoutRefusedAddress(contact, (known) => stripe.customers.update(customerId, known))
    } catch (error) {
      const rejection = rejectionOf(error)
      if (rejection === undefined) throw error
      // A customer that Stripe no longer knows is created again by the next checkout.
      logger.warn({ userId, rejection }, 'Stripe refused the address of a customer')
    }
    await updateBuyer(db, userId, { stripeContact: contactOf(contact) })
  }
}
