import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems } from '../payments/testing/buy.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3, isFreePreview: true }, { id: 4 })

/** Returns the ids of the given guides that the user may still keep offline. */
async function readable(person: Person, guideIds = [1, 2, 3, 4, 99]): Promise<number[]> {
  const input = JSON.stringify({ json: { uid: person.uid, guideIds } })
  const answer = await shop.visit(`/trpc/access.readable?input=${encodeURIComponent(input)}`, person)
  return answer.json<{ result: { data: { json: { guideIds: number[] } } } }>().result.data.json.guideIds
}

describe('access.readable returns the guides that a user may keep offline', () => {
  test('a user may keep bought guides and free previews offline, but no other or deleted guides', async () => {
    const aiko = await shop.signUp('aiko')
    await buyItems(shop, aiko, ['guide:1'])

    expect(await readable(aiko)).toEqual([1, 3])
  })

  test('a user may keep a bought guide offline until its refund, and again after buying it again', async () => {
    const ben = await shop.signUp('ben')
    const { payment } = await buyItems(shop, ben, ['guide:1'])

    await shop.deps.stripe.refunds.create({ payment_intent: payment })
    await expect.poll(() => readable(ben)).toEqual([3])

    await buyItems(shop, ben, ['guide:1'])
    expect(await readable(ben)).toEqual([1, 3])
  })

  test('a user may keep every guide offline only while Pro is active', async () => {
    const chie = await shop.signUp('chie')
    const proUntil = (end: string) =>
      shop.deps.pool.query(
        `update users set subscription_active = true, subscription_status = 'active',
           subscription_expires_at = now() + $2::interval where firebase_uid = $1`,
        [chie.uid, end],
      )

    await proUntil('1 hour')
    expect(await readable(chie)).toEqual([1, 2, 3, 4])

    await proUntil('-1 second')
    expect(await readable(chie)).toEqual([3])
  })
})

test('the service worker is served with no-cache and may control the whole site', async () => {
  const { status, headers } = await shop.visit('/service-worker.js')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
  expect(headers['content-type']).toContain('javascript')
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
})

test.each([
  ['/offline', 'You’re offline'],
  ['/ja/offline', 'オフラインです'],
])('%s is publicly cacheable and not indexed', async (path, title) => {
  const { body, headers } = await shop.visit(path)
  expect(body).toContain(`>${title}</h1>`)
  expect(body).toContain('noindex')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})
