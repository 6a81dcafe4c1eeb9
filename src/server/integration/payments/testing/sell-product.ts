import { setTimeout } from 'node:timers/promises'
import { expect, inject } from 'vitest'
import type { Receipt } from '../../../../shared/payments/receipt-schemas.ts'
import { callQuery, readCallData, callMutation } from '../../../testing/call.ts'
import { signUpAtProvider, type Person } from '../../../testing/people.ts'
import type { TestResponse, Shop } from '../../../testing/shop.ts'
import { buyItems, type PurchaseOptions, type TestSku } from './buy.ts'

interface Product {
  items: readonly TestSku[]
  how?: PurchaseOptions
  /** Amounts of all receipts in minor units. Undefined if they depend on the demo data. */
  paid?: number[]
  /** Id of a guide that becomes readable. Undefined if the receipt names the guides. */
  opens?: number
  /** SKU that the same user buys first. */
  after?: TestSku
}

/** All products of the shop by name. They need the code HALF and the guides of the demo data. */
const catalog: Record<string, Product> = {
  guide: { items: ['guide:15'], paid: [200], opens: 15 },
  'guide on Stripe’s page': { items: ['guide:16'], how: { via: 'page' }, paid: [200], opens: 16 },
  'guide with a code, in yen': {
    items: ['guide:13'],
    how: { code: 'half', currency: 'jpy' },
    paid: [100],
    opens: 13,
  },
  bundle: {
    items: ['guide:15', 'guide:16', 'guide:13', 'guide:14', 'guide:17'],
    paid: [800],
    opens: 17,
  },
  path: { items: ['guide:15'], how: { path: 'sell-what-you-draw' } },
  'month of Pro': { items: ['pro-month'], paid: [1500], opens: 20 },
  'month of Pro on Stripe’s page, with a code': {
    items: ['pro-month'],
    how: { via: 'page', code: 'half' },
    paid: [750],
    opens: 20,
  },
  'month of Pro with credit': { items: ['pro-month'], after: 'guide:15', paid: [200, 1300], opens: 20 },
  'gift of a guide': { items: ['guide:14'], how: { isGift: true }, paid: [200], opens: 14 },
  'gift of Pro': { items: ['pro-gift:3'], how: { isGift: true }, paid: [4500], opens: 20 },
}

export const productNames = Object.keys(catalog)

/** Returns the shop as browsers reach it at a URL. Reports every status except 200 to `onFailure`. */
export function connectShop(shop: Shop, url: string, onFailure: (what: string) => void): Shop {
  async function send(
    what: string,
    person: Person | undefined,
    init: RequestInit = {},
  ): Promise<TestResponse> {
    const own = person && {
      authorization: `Bearer ${person.idToken}`,
      ...(person.cookie !== undefined && { cookie: person.cookie }),
    }
    const request = () => fetch(`${url}${what}`, { ...init, headers: { ...own, ...init.headers } })
    let response = await request()
    // All buyers share one network, whose limit is soon reached.
    while (response.status === 429) {
      await setTimeout(Number(response.headers.get('retry-after')) * 1000)
      response = await request()
    }
    const body = await response.text()
    if (response.status !== 200) onFailure(`${what} ${response.status} ${body.slice(0, 200)}`)
    const headers = Object.fromEntries(response.headers)
    return { status: response.status, body, headers, json: () => JSON.parse(body) }
  }
  const post: Shop['post'] = (what, body, person) =>
    send(what, person, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    ...shop,
    url,
    visit: (what, person, headers = {}) => send(what, person, { headers }),
    post,
    async signUp(username) {
      const email = `${username}-${crypto.randomUUID()}@example.com`
      const person = await signUpAtProvider(inject('services').authEmulatorUrl, email)
      const { headers } = await post(
        '/api/auth/register',
        { email, password: 'secret-123', username },
        person,
      )
      return { ...person, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' }
    },
  }
}

/** Buys a product as a new user, claims it if it is a gift, and expects access and receipts. */
export async function sellProduct(
  shop: Shop,
  name: string,
  meanwhile?: PurchaseOptions['meanwhile'],
): Promise<void> {
  const { items, how, paid, opens, after } = catalog[name] ?? rejectUnknownProduct(name)
  const buyer = await shop.signUp('aiko')
  if (after !== undefined) await buyItems(shop, buyer, [after])
  const { giftId } = await buyItems(shop, buyer, items, { ...how, meanwhile })
  await expect.poll(() => readReceipts(shop, buyer)).toHaveLength(paid?.length ?? 1)
  const receipts = await readReceipts(shop, buyer)
  if (paid !== undefined)
    expect(receipts.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual(paid)
  const reader = giftId === undefined ? buyer : await claim(shop, buyer, giftId)
  const opened =
    opens === undefined ? receipts.flatMap(({ lines }) => lines.map((line) => line.guideId)) : [opens]
  expect(opened).not.toEqual([])
  for (const guide of opened) await expect.poll(() => canView(shop, reader, guide)).toBe(true)
}

function rejectUnknownProduct(name: string): never {
  throw new Error(`The shop does not sell ${name}`)
}

async function claim(shop: Shop, giver: Person, id: string): Promise<Person> {
  const recipient = await shop.signUp('ben')
  const link = readCallData<{ url: string }>(
    await callMutation(shop, giver, 'gifts.showLink', { id, language: 'en' }),
  )
  await callMutation(shop, recipient, 'gifts.claim', { key: link.url.split('#')[1] })
  return recipient
}

const canView = async (shop: Shop, person: Person, guide: number) =>
  (await shop.visit(`/api/users/can-view/${guide}`, person)).json<{ canView: boolean }>().canView

const readReceipts = async (shop: Shop, person: Person) =>
  readCallData<{ receipts: Receipt[] }>(await callQuery(shop, person, 'payments.receipts')).receipts
