import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../stripe-fake/testing/test-shop.ts'
import type { VerifiedAccount } from './account.ts'
import { stripeChecks } from './checks.ts'
import { openTestAccount } from './verify.ts'

let shop: TestShop
let account: VerifiedAccount
beforeAll(async () => {
  shop = await startTestShop({ taskDelayMs: 60_000 })
  account = { stripe: shop.stripe, wait: () => shop.control('POST', 'flush') }
})
afterAll(() => shop.close())

test.each(stripeChecks)('the Stripe fake behaves as documented: $id', ({ run }) =>
  expect(run(account)).resolves.toBeUndefined(),
)

test('every check has a row in docs/stripe-assumptions.md, and every row has a check', async () => {
  const doc = await readFile(new URL('../../docs/stripe-assumptions.md', import.meta.url), 'utf8')
  const named = [...doc.matchAll(/^\| `([\w-]+)`/gm)].map(([, id]) => id)
  expect(named).toEqual(stripeChecks.map(({ id }) => id))
})

test.each([undefined, '', 'sk_live_1', 'rk_test_1', 'pk_test_1'])('the key %s is rejected', (key) => {
  expect(() => openTestAccount(key)).toThrow(/sk_test_/)
})
