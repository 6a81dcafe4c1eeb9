import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { collectPersonalData } from '../../account/data-exports/collect-personal-data.ts'
import { readAccessAtDate } from '../../admin/readers/access-at-date.ts'
import { payOnHostedPage, parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import {
  readResponses,
  readDiscrepancies,
  type AccountResponses,
  type DumpResponses,
  type Discrepancy,
} from '../../testing/dumps/dump-responses.ts'
import { createDump } from '../../testing/dumps/create-dump.ts'
import { getDumpFolder, openDump, readExpectedResponses } from '../../testing/dumps/open-dump.ts'
import type { Shop } from '../../testing/shop.ts'

const reads = { collectData: collectPersonalData, lookBack: readAccessAtDate }

let shop: Shop
let expected: DumpResponses
let found: Awaited<ReturnType<typeof readResponses>>
beforeAll(async () => {
  const folder = getDumpFolder('0084')
  expected = await readExpectedResponses(folder)
  shop = await openDump(folder)
  // The responses must be read before other tests pay in this shop.
  found = await readResponses(shop, reads)
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

type Fields = Record<string, unknown>

/**
 * Adds the fields that are newer than the dump, with their values for its rows, and drops the fields that exports no longer
 * contain.
 */
function withNewFields({ calls, export: data, ...rest }: AccountResponses): AccountResponses {
  const { checkouts, receipts, steps, ...exported } = data as Record<
    'checkouts' | 'receipts' | 'steps',
    Fields[]
  >
  return {
    ...rest,
    calls: calls === null ? null : { ...calls, receipts: withBankReturned(calls['receipts']) },
    export: {
      ...exported,
      // Disputes older than their table are stored with their next event.
      disputes: [],
      orderPlaces: [],
      progressOptOut: null,
      readingPlaces: [],
      openedGuides: [],
      readingLimits: [],
      sessions: [],
      withdrawals: [],
      checkouts: checkouts.map(({ code: _, takenOffByCode: __, ...checkout }) => ({
        ...checkout,
        terms: null,
        termsShownAt: null,
        termsHash: null,
      })),
      receipts: receipts.map((receipt) => ({ ...receipt, bankReturned: 0 })),
      steps: steps.map((step) => ({ ...step, notes: [] })),
    },
  }
}

/** Adds a bank return of zero, since the dump's bank returns count as refunds until settled again (B8.49). */
function withBankReturned(answer: unknown): unknown {
  const { receipts } = answer as { receipts: Fields[] }
  return { receipts: receipts.map((receipt) => ({ ...receipt, bankReturnedAmount: 0 })) }
}

test('accounts of a restored dump get the same responses as from the release that made it', () => {
  expect(Object.keys(found.accounts).toSorted()).toEqual(Object.keys(expected.accounts).toSorted())
  for (const [name, answers] of Object.entries(expected.accounts))
    expect({ name, ...found.accounts[name] }).toEqual({ name, ...withNewFields(answers) })
})

/** Discrepancies that bugs of the dump's release have caused, by the violated rule. */
const newDiscrepancies: Record<string, Discrepancy[]> = {
  // Newer releases report every payment of the guide, with different wording than the dump's release.
  'a payment whose refund failed opens its guide (B8.18)': [
    { account: 'kept-payment-reads-nothing', changes: ['restore guide 7: the refund failed, $2 kept'] },
    { account: 'kept-payment-reads-nothing', changes: ['restore guide 7: the refund failed, $2 kept'] },
  ],
  'a gift that stands again opens its guide when no other title is left (B21.67)': [
    {
      account: 'gift-reinstated-reads-nothing',
      changes: ['restore guide 8: the gift stands again, $2 paid'],
    },
    { account: 'gift-reinstated-reads-nothing', changes: ['restore guide 8: the gift stands again'] },
  ],
  'of two months for the same days one is refunded (B8.20)': [
    {
      account: 'pro-two-months-kept',
      changes: ['refund $15 of in_…: another plan runs at the same time'],
    },
  ],
  'a lost dispute of any month ends Pro (B8.29)': [
    {
      account: 'pro-old-month-dispute-lost',
      changes: [
        'end Pro',
        'end the subscription sub_…',
        'note $0 refunded and $15 returned by the bank on the receipt of in_…',
        'refund $15 of in_…: the plan ended with a lost dispute',
        'refund $15 of in_…: the plan ended with a lost dispute',
      ],
    },
  ],
  'receipts name what the bank returned (B8.49)': [
    ['path-dispute-lost', '$0 refunded and $8', 'guide 31'],
    ['dispute-lost', '¥0 refunded and ¥200', 'guide 1'],
    ['dispute-lost-bought-again', '$0 refunded and $2', 'guide 1'],
    ['dispute-lost-after-part', '$0.50 refunded and $1.50', 'guide 1'],
    ['gift-giver', '$0 refunded and $2', 'guide 1'],
    ['pro-dispute-lost', '$0 refunded and $15', 'in_…'],
    ['pro-gift-giver', '$0 refunded and $45', 'a gift of Pro'],
  ].map(([account = '', amounts = '', subject = '']) => ({
    account,
    changes: [`note ${amounts} returned by the bank on the receipt of ${subject}`],
  })),
}
/** Wording of the first new discrepancy when the dump was made. */
const oldWording = 'restore guide 7: the refund failed'

const withoutIds = ({ account, changes }: Discrepancy): string =>
  `${account}: ${changes.map((change) => change.replaceAll(/\b(in|sub)_\w+/g, '$1_…')).join('; ')}`

test(
  'reconciling a restored dump finds its old discrepancies and those of defects fixed since',
  { tags: 'drill' },
  async () => {
    const found = await readDiscrepancies(shop)
    const before = expected.discrepancies.filter(({ changes }) => !changes.includes(oldWording))
    expect(expected.discrepancies).toHaveLength(before.length + 1)
    const all = [...before, ...Object.values(newDiscrepancies).flat()]
    expect(found.map(withoutIds).toSorted()).toEqual(all.map(withoutIds).toSorted())
  },
)

interface OpenOrder {
  id: string
  account: string
  email: string
  kind: 'payment_intent' | 'session' | 'subscription'
  stripeId: string
}

async function listOpenOrders(): Promise<OpenOrder[]> {
  const { rows } = await shop.deps.pool.query<OpenOrder>(
    `select orders.id, username as account, email, kind, stripe_id as "stripeId"
     from orders join users on users.id = buyer_id
     where state = 'open' order by username, amount`,
  )
  return rows
}

/** Pays an open order as the buyer's browser does, in the form or on Stripe's page. */
async function pay({ kind, stripeId, email }: OpenOrder): Promise<void> {
  const { stripe } = shop.deps
  if (kind === 'payment_intent') await payWithCard(stripe, stripeId)
  if (kind === 'session') {
    const { url } = await stripe.checkout.sessions.retrieve(stripeId)
    await payOnHostedPage(`${shop.stripeUrl}${new URL(url ?? '').pathname}`, email)
  }
  if (kind === 'subscription') {
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(stripeId, {
      expand: ['latest_invoice.confirmation_secret'],
    })
    const secret = typeof invoice === 'string' ? null : invoice?.confirmation_secret
    const payment = parsePaymentId({ clientSecret: secret?.client_secret ?? '' })
    await stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
  }
}

test(
  'every open order of a restored dump can be paid at the price that its form shows',
  { tags: 'drill' },
  async () => {
    const { clock } = shop.deps
    const aheadMs = clock().getTime() - Date.now()
    shop.deps.clock = () => new Date(Date.now() + aheadMs)
    const open = await listOpenOrders()
    for (const order of open) await pay(order)

    const paid = async () => {
      const { rows } = await shop.deps.pool.query<{ paid: string }>(
        `select concat(username, ': ', (
          select string_agg(concat_ws(' ', amount, currency, code), ', ' order by amount)
          from receipts where user_id = users.id and paid_at >= $1), '; guides: ', (
          select count(*) from purchases where user_id = users.id and purchase_date >= $1),
          case when subscription_active then '; Pro' end) as paid
       from users where id in (select buyer_id from orders where id = any ($2) and state = 'paid')
       order by username collate "C"`,
        [expected.clock, open.map(({ id }) => id)],
      )
      return rows.map((row) => row.paid)
    }
    await expect
      .poll(paid)
      .toEqual([
        'deletion-waits-form-open: 200 usd; guides: 1',
        'open-bundle-form: 800 usd; guides: 5',
        'open-gift-forms: 200 usd, 4500 jpy; guides: 0',
        'open-guide-form: 200 usd; guides: 1',
        'open-guide-form-code: 125 usd LIMITED; guides: 1',
        'open-guide-form-jpy: 200 jpy; guides: 1',
        'open-guide-page: 200 usd; guides: 1',
        'open-guide-page-code: 100 jpy HALF; guides: 1',
        'open-path-form: 800 jpy; guides: 5',
        'open-pro-form: 1500 usd; guides: 0; Pro',
        'open-pro-form-code: 750 jpy HALF; guides: 0; Pro',
        'open-pro-form-credit: 1100 usd; guides: 0; Pro',
        'open-pro-page: 1500 usd; guides: 0; Pro',
        'open-pro-page-code: 750 usd HALF; guides: 0; Pro',
        'open-several-forms: 200 usd, 200 usd, 1500 usd; guides: 2; Pro',
      ])
  },
)

/** Folder in which the dump's files are kept. Undefined for a temporary one. */
const dumpFolder = process.env['DUMP_FOLDER']

test(
  'a new dump of all account states gives the same responses once restored',
  { tags: 'drill' },
  async () => {
    const folder = dumpFolder ?? (await mkdtemp(path.join(tmpdir(), 'dump-')))
    try {
      const made = await createDump(folder, reads)
      const restored = await openDump(folder)
      try {
        const answers = await readResponses(restored, reads)
        expect({ ...answers, discrepancies: await readDiscrepancies(restored) }).toEqual(made)
      } finally {
        await restored.close()
      }
    } finally {
      if (dumpFolder === undefined) await rm(folder, { recursive: true })
    }
  },
)
