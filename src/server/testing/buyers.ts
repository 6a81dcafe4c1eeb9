import type pg from 'pg'
import type { Stripe } from 'stripe'
import type { User } from '../platform/caller.ts'

/** Inserts users who can't sign in, for tests that need many users and call the server's functions directly. */
export async function insertBuyers(pool: pg.Pool, count: number): Promise<User[]> {
  const { rows } = await pool.query<User>(
    `insert into users (email, username, firebase_uid)
     select 'buyer-' || key || '@example.com', 'buyer', key from (select gen_random_uuid()::text as key from generate_series(1, $1))
     returning id, firebase_uid as uid, email, username, free_access_used as "freeAccessUsed", created_at as "createdAt", deletes_at as "deletesAt"`,
    [count],
  )
  return rows
}

/** Returns the payment id that a client secret contains. */
export const parsePaymentId = ({ clientSecret }: { clientSecret: string }) =>
  clientSecret.split('_secret')[0] ?? ''

/** Confirms a payment with a valid card. */
export const payWithCard = (stripe: Stripe, paymentId: string) =>
  stripe.paymentIntents.confirm(paymentId, {
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/guides',
  })

/** Creates and pays a payment with the metadata of another one, such as a duplicate or one with a wrong amount. */
export async function payWithSameMetadata(
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

/** Pays on Stripe's hosted page, as a browser would. */
export async function payOnHostedPage(
  url: string,
  email: string,
  number = '4242 4242 4242 4242',
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ email, number, expiry: '12 / 40', cvc: '123' }),
    redirect: 'manual',
  })
  await answer.body?.cancel()
}

/** Runs an action for each item, up to `atOnce` in parallel. */
export async function forEachConcurrently<T>(
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
