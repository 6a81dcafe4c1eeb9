import type pg from 'pg'
import type { Stripe } from 'stripe'
import type { User } from '../platform/caller.ts'

/** Users in the database who cannot sign in: for tests that need many users and call the rules directly. */
export async function insertBuyers(pool: pg.Pool, count: number): Promise<User[]> {
  const { rows } = await pool.query<User>(
    `insert into users (email, username, firebase_uid)
     select 'buyer-' || key || '@example.com', 'buyer', key from (select gen_random_uuid()::text as key from generate_series(1, $1))
     returning id, firebase_uid as uid, email, username, free_access_used as "freeAccessUsed", created_at as "createdAt", deletes_at as "deletesAt"`,
    [count],
  )
  return rows
}

/** The payment of a client secret. */
export const paymentIdOf = ({ clientSecret }: { clientSecret: string }) =>
  clientSecret.split('_secret')[0] ?? ''

/** Enters a valid card in the form. */
export const payWithCard = (stripe: Stripe, paymentId: string) =>
  stripe.paymentIntents.confirm(paymentId, {
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/guides',
  })

/** A paid payment that says of itself what another one does: of another amount, or a second time. */
export async function payAsIf(
  stripe: Stripe,
  payment: string,
  { amount }: { amount: number },
): Promise<string> {
  const { metadata } = await stripe.paymentIntents.retrieve(payment)
  const alike = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    metadata,
    allowed_payment_method_types: ['card'],
  })
  await payWithCard(stripe, alike.id)
  return alike.id
}

/** Pays on Stripe's page, as a browser would; the page reports whether it was too late. */
export async function payOnPage(url: string, email: string, number = '4242 4242 4242 4242'): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ email, number, expiry: '12 / 40', cvc: '123' }),
    redirect: 'manual',
  })
  await answer.body?.cancel()
}

/** Runs an action for each item, a few in parallel. */
export async function forEachOf<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) await act(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
