import type { Stripe } from 'stripe'
import type { PageLanguage } from '../../../shared/languages.ts'
import { mayRead } from '../../access/may-read.ts'
import { findEntitlements } from '../../access/queries.ts'
import { findSubscription, hasActiveSubscription } from '../../access/index.ts'
import type { ShopDeps } from '../../deps.ts'
import { startBundlePayment } from '../../payments/bundles/own-bundles.ts'
import { startPayment } from '../../payments/checkout/start-payment.ts'
import { insertCode } from '../../payments/index.ts'
import { settle } from '../../payments/settle/settle.ts'
import type { User } from '../../platform/caller.ts'
import { paymentIdOf } from '../../testing/buyers.ts'
import type { Shop } from '../../testing/shop.ts'

/** Bought one by one; the others only together. */
const singles = [1, 2, 3] as const
const five = [4, 5, 6, 7, 8]
export const guideIds = [...singles, ...five]

/** A half off for some, an amount off for all. */
export const codes = ['HALF', 'LESS'] as const
type CodeWord = (typeof codes)[number]

export async function makeCodes({ db, clock }: ShopDeps, mostUses: number): Promise<void> {
  const all = {
    forGuides: true,
    forPro: true,
    beginsAt: clock(),
    endsAt: null,
    newBuyers: false,
    note: '',
    madeAt: clock(),
    madeBy: 'chie@example.com',
  }
  const amounts = { usd: 50, jpy: 50 }
  await insertCode(db, {
    ...all,
    word: 'HALF',
    folded: 'HALF',
    terms: { percent: 50, amounts: null },
    mostUses,
  })
  await insertCode(db, {
    ...all,
    word: 'LESS',
    folded: '1ESS',
    terms: { percent: null, amounts },
    mostUses: null,
  })
}

interface Buying {
  buyer: User
  dice: { pick: <T>(items: readonly T[]) => T | undefined }
}

async function pay({ deps }: Shop, payment: string): Promise<void> {
  await deps.stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
  await settle(deps, payment)
}

/** In either language, so that not everything counts towards every plan. */
export async function buyGuide(
  shop: Shop,
  { buyer, dice }: Buying,
  { language, code }: { language: PageLanguage; code?: CodeWord | undefined },
): Promise<void> {
  const guideId = dice.pick(singles) ?? 1
  await pay(shop, paymentIdOf(await startPayment(shop.deps, buyer, { guideId, language, code })))
}

export async function buyFive(shop: Shop, { buyer }: Buying, language: PageLanguage): Promise<void> {
  await pay(shop, paymentIdOf(await startBundlePayment(shop.deps, buyer, { guideIds: five, language })))
}

/** One of the five is bought alone before they are paid for. */
export async function buyFiveTooLate(
  shop: Shop,
  { buyer, dice }: Buying,
  language: PageLanguage,
): Promise<void> {
  const guideId = dice.pick(singles) ?? 1
  const choice = { guideIds: [guideId, ...five.slice(1)], language }
  const together = paymentIdOf(await startBundlePayment(shop.deps, buyer, choice))
  await pay(shop, paymentIdOf(await startPayment(shop.deps, buyer, { guideId, language })))
  await pay(shop, together)
}

interface Attempt {
  id: string
  payment: string
  guideId: number
  isBundle: boolean
  amount: number
  codeAmount: number
}

interface Paid extends Attempt {
  received: number
  outcome: 'kept' | 'disputed' | 'lost' | 'refunded'
  givenBack: number
  /** What it opens. */
  guides: number[]
}

type BecameOf = (stripe: Stripe, payment: string) => Promise<Pick<Paid, 'outcome' | 'givenBack'>>

/**
 * A guide can be read if and only if a payment for it is kept, or Pro runs; what was paid is the price less the code; what
 * went back is said on the receipt and by mail; a code was paid with once by each, and by no more than may.
 */
export async function wrongOfGuides(
  shop: Shop,
  { buyer }: Buying,
  { seen, becameOf }: { seen: Set<string>; becameOf: BecameOf },
): Promise<string[]> {
  const { db, clock, pool } = shop.deps
  const wrong: string[] = []
  const paid = await paidBy(shop, buyer, becameOf)
  const hasPro = hasActiveSubscription(await findSubscription(db, buyer.id), clock())
  const open = new Set(paid.flatMap(({ outcome, guides }) => (outcome === 'kept' ? guides : [])))
  for (const guideId of guideIds) {
    const guide = shop.deps.catalogue.current().find(guideId)
    const reads = guide && mayRead(guide, await findEntitlements(db, buyer.uid, guideId), clock())
    const expected = hasPro || open.has(guideId)
    if (reads !== expected)
      wrong.push(`guide ${guideId} is ${reads ? 'open' : 'closed'}, which is not paid so`)
  }
  const { rows } = await pool.query<{ reference: string; givenBack: number; mails: number }>(
    `select reference,
            case when refunded_at is null then 0 else coalesce(refunded_amount, amount) end as "givenBack",
            (select count(*)::int from mails where body_text like '%' || reference || '%') as mails
     from receipts where user_id = $1`,
    [buyer.id],
  )
  for (const { payment, isBundle, amount, codeAmount, received, outcome, givenBack, guides } of paid) {
    if (isBundle) seen.add(`bundle ${outcome}`)
    if (isBundle && guides.length < five.length) seen.add('part given back')
    if (codeAmount > 0) seen.add('code for a guide')
    if (received !== amount - codeAmount)
      wrong.push(`${payment} is ${received}, not ${amount} less ${codeAmount}`)
    const receipt = rows.find(({ reference }) => reference === payment)
    if (receipt === undefined && outcome !== 'refunded') wrong.push(`${payment} has no receipt`)
    if (
      receipt !== undefined &&
      outcome !== 'disputed' &&
      outcome !== 'lost' &&
      receipt.givenBack !== givenBack
    )
      wrong.push(`of ${payment}, ${givenBack} went back, and the receipt says ${receipt.givenBack}`)
    if (receipt !== undefined && givenBack > 0 && receipt.mails < 2)
      wrong.push(`no mail says that ${givenBack} of ${payment} went back`)
  }
  return wrong
}

async function paidBy({ deps }: Shop, buyer: User, becameOf: BecameOf): Promise<Paid[]> {
  const { pool, stripe } = deps
  const { rows } = await pool.query<Attempt>(
    `select id, stripe_id as payment, guide_id as "guideId", bundle as "isBundle", amount, code_amount as "codeAmount"
     from checkouts where user_id = $1 and gift_id is null and kind = 'payment_intent' and stripe_id is not null`,
    [buyer.id],
  )
  const paid: Paid[] = []
  for (const attempt of rows) {
    const { status, amount_received: received } = await stripe.paymentIntents.retrieve(attempt.payment)
    if (status !== 'succeeded') continue
    const guides = attempt.isBundle ? await partsOf(deps, attempt.id) : [attempt.guideId]
    paid.push({ ...attempt, received, guides, ...(await becameOf(stripe, attempt.payment)) })
  }
  return paid
}

async function partsOf({ pool }: ShopDeps, id: string): Promise<number[]> {
  const { rows } = await pool.query<{ guide: number }>(
    'select guide_id as guide from bundle_parts where checkout_id = $1 and given_back_at is null',
    [id],
  )
  return rows.map(({ guide }) => guide)
}

/** What is said of codes of all lives together. */
export async function wrongOfCodes({ deps }: Shop, mostUses: number): Promise<string[]> {
  const { rows } = await deps.pool.query<{ code: string; uses: number; most: number }>(
    `select code, sum(uses)::int as uses, max(uses)::int as most
     from (select code, user_id, count(*) as uses from checkouts where code is not null and state = 'paid' group by 1, 2) as each
     group by code`,
  )
  return rows.flatMap(({ code, uses, most }) => [
    ...(most > 1 ? [`somebody paid with ${code} ${most} times`] : []),
    ...(code === 'HALF' && uses > mostUses
      ? [`${code} was used ${uses} times, and may be ${mostUses} times`]
      : []),
  ])
}
