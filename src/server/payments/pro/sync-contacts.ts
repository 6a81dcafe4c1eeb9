import type { PageLanguage } from '../../../shared/languages.ts'
import type { PayDeps } from '../deps.ts'
import { listContactsToSync, updateBuyer } from '../queries.ts'
import { isStripeError, describeRejection } from '../stripe/stripe.ts'

interface Contact {
  email: string
  language: PageLanguage
}

/** Formats a contact as it is stored with the user once Stripe has received it. */
export const formatContact = ({ email, language }: Contact) => `${email} ${language}`

/** Calls `send` again without the address if Stripe rejects the address as invalid. */
export async function retryWithoutEmail<T>(
  { email, language }: Contact,
  send: (known: { email?: string; preferred_locales: string[] }) => Promise<T>,
): Promise<T> {
  const locales = { preferred_locales: [language] }
  try {
    return await send({ email, ...locales })
  } catch (error) {
    if (!isStripeError(error, 'email_invalid')) throw error
    return send(locales)
  }
}

/** Updates the email address and language of customers at Stripe. */
export async function syncContacts({ db, stripe, logger }: PayDeps, maxAtOnce: number): Promise<void> {
  for (const { userId, customerId, ...contact } of await listContactsToSync(db, maxAtOnce)) {
    try {
      await retryWithoutEmail(contact, (known) => stripe.customers.update(customerId, known))
    } catch (error) {
      const rejection = describeRejection(error)
      if (rejection === undefined) throw error
      // A customer that Stripe no longer knows is created again by the next checkout.
      logger.warn({ userId, rejection }, 'Stripe refused the address of a customer')
    }
    await updateBuyer(db, userId, { stripeContact: formatContact(contact) })
  }
}
