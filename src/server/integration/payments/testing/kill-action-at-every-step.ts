import { expect } from 'vitest'
import type { ShopDeps } from '../../../deps.ts'
import { settleStripeObject } from '../../../payments/settle/settle.ts'
import {
  startBundlePayment,
  startHostedCheckout,
  startPayment,
  startSubscription,
} from '../../../payments/checkout/start-payment.ts'
import { refundOwedPayment } from '../../../payments/refunds/refund-owed-payment.ts'
import type { User } from '../../../platform/caller.ts'
import { insertBuyers, parsePaymentId, payOnHostedPage, payWithCard } from '../../../testing/buyers.ts'
import { openKillableDeps, type KillPoint } from '../../../testing/processes/killable-deps.ts'
import type { Shop } from '../../../testing/shop.ts'

const guide = { guideId: 1, language: 'en' } as const
const pro = { guideId: null, language: 'en' } as const

/** A payment operation that is killed at any of its steps. */
interface InterruptedAction {
  /** Sets up the operation and returns the input of `act`. */
  prepare: (shop: Shop, buyer: User) => Promise<string>
  /** The operation that is killed, and then repeated by another node. */
  act: (deps: ShopDeps, buyer: User, about: string) => Promise<unknown>
  /** Completes the purchase after the repeated operation. */
  finish?: (shop: Shop, buyer: User) => Promise<void>
  /** Expected entries of the buyer's access history. */
  changes: string[]
}

async function payForGuide({ deps }: Shop, buyer: User): Promise<string> {
  const payment = parsePaymentId(await startPayment(deps, buyer, guide))
  await payWithCard(deps.stripe, payment)
  return payment
}

async function payForPro({ deps }: Shop, buyer: User): Promise<string> {
  const payment = parsePaymentId(await startSubscription(deps, buyer, { language: 'en' }))
  await payWithCard(deps.stripe, payment)
  return payment
}

const choice = { guideIds: [1, 2, 3, 4, 5], language: 'en' as const }
const five = choice.guideIds.map(() => 'granted')

async function payForFive({ deps }: Shop, buyer: User): Promise<string> {
  const payment = parsePaymentId(await startBundlePayment(deps, buyer, choice))
  await payWithCard(deps.stripe, payment)
  return payment
}

const settlePayment: InterruptedAction['act'] = (deps, _buyer, about) => settleStripeObject(deps, about)
const prepareNothing = async () => ''

export const killableActions = {
  'a payment for a guide is settled': { prepare: payForGuide, act: settlePayment, changes: ['granted'] },
  'a subscription is settled': { prepare: payForPro, act: settlePayment, changes: ['pro-started'] },
  'a payment for five guides is settled': { prepare: payForFive, act: settlePayment, changes: five },
  'a checkout for five guides starts': {
    prepare: prepareNothing,
    act: (deps, buyer) => startBundlePayment(deps, buyer, choice),
    async finish(shop, buyer) {
      await settleStripeObject(shop.deps, await payForFive(shop, buyer))
    },
    changes: five,
  },
  'the share of an owned guide is refunded': {
    async prepare(shop, buyer) {
      const payment = await payForFive(shop, buyer)
      await shop.deps.pool.query(
        `insert into purchases (user_id, guide_id, amount, currency, source) values ($1, 2, 0, 'usd', 'given')`,
        [buyer.id],
      )
      return payment
    },
    async act(deps, _buyer, about) {
      await settleStripeObject(deps, about)
      await refundOwedPayment(deps, { paymentId: about })
    },
    async finish({ deps }, buyer) {
      const { rows } = await deps.pool.query<{ id: string }>(
        'select reference as id from receipts where user_id = $1',
        [buyer.id],
      )
      const { data } = await deps.stripe.refunds.list({ payment_intent: rows[0]?.id ?? '' })
      expect(data.map(({ amount }) => amount)).toEqual([160])
    },
    changes: ['granted', 'granted', 'granted', 'granted', 'duplicate-refunded'],
  },
  'a refund is settled': {
    async prepare(shop, buyer) {
      const payment = await payForGuide(shop, buyer)
      await settleStripeObject(shop.deps, payment)
      await shop.deps.stripe.refunds.create({ payment_intent: payment })
      return payment
    },
    act: settlePayment,
    changes: ['granted', 'revoked'],
  },
  'a checkout for a guide starts': {
    prepare: prepareNothing,
    act: (deps, buyer) => startPayment(deps, buyer, guide),
    async finish(shop, buyer) {
      await settleStripeObject(shop.deps, await payForGuide(shop, buyer))
    },
    changes: ['granted'],
  },
  'a subscription starts': {
    prepare: prepareNothing,
    act: (deps, buyer) => startSubscription(deps, buyer, { language: 'en' }),
    async finish(shop, buyer) {
      await settleStripeObject(shop.deps, await payForPro(shop, buyer))
    },
    changes: ['pro-started'],
  },
  'a buyer switches from the form to Stripe’s page': {
    async prepare({ deps }, buyer) {
      return parsePaymentId(await startSubscription(deps, buyer, { language: 'en' }))
    },
    act: (deps, buyer) => startHostedCheckout(deps, buyer, pro),
    async finish({ deps }, buyer) {
      const { url } = await startHostedCheckout(deps, buyer, pro)
      await payOnHostedPage(url, buyer.email)
      await settleStripeObject(deps, /cs_\w+/.exec(url)?.[0] ?? '')
    },
    changes: ['pro-started'],
  },
} as const satisfies Record<string, InterruptedAction>

/** Kills the operation before and after every step and repeats it. Returns the number of kills. */
export async function killActionAtEveryStep(
  shop: Shop,
  action: InterruptedAction,
  stride = 1,
): Promise<number> {
  let deaths = 0
  for (let step = 1; ; step += stride) {
    const died = []
    for (const moment of ['before', 'after'] as const)
      died.push(await killOnce(shop, action, { step, moment }))
    if (!died.includes(true)) return deaths
    deaths += died.length
  }
}

async function killOnce(
  shop: Shop,
  { prepare, act, finish, changes }: InterruptedAction,
  death: KillPoint,
): Promise<boolean> {
  const [buyer] = await insertBuyers(shop.deps.pool, 1)
  if (buyer === undefined) throw new Error('no buyer')
  const about = await prepare(shop, buyer)
  const mortal = openKillableDeps(shop, death)
  const outcome = await Promise.allSettled([act(mortal.deps, buyer, about)])
  if (!mortal.hasDied() && outcome[0].status === 'rejected') throw outcome[0].reason
  const where = `${death.moment} step ${death.step}`
  if (mortal.hasDied()) await expect.poll(mortal.openConnections, { message: where }).toBe(0)
  await mortal.close()

  await act(shop.deps, buyer, about)
  await finish?.(shop, buyer)

  expect({ where, ...(await stateOf(shop, buyer)) }).toEqual({ where, changes, charges: 1, open: 0 })
  return mortal.hasDied()
}

/** Returns a buyer's access history and the numbers of succeeded and open payments at Stripe. */
async function stateOf({ deps }: Shop, { id }: User) {
  const changes = await deps.pool.query<{ change: string }>(
    'select change from access_changes where user_id = $1 order by id',
    [id],
  )
  const buyers = await deps.pool.query<{ customer: string }>(
    'select stripe_customer_id as customer from users where id = $1',
    [id],
  )
  const { data } = await deps.stripe.paymentIntents.list({
    customer: buyers.rows[0]?.customer ?? '',
    limit: 100,
  })
  return {
    changes: changes.rows.map(({ change }) => change),
    charges: data.filter(({ status }) => status === 'succeeded').length,
    open: data.filter(({ status }) => status.startsWith('requires_')).length,
  }
}
