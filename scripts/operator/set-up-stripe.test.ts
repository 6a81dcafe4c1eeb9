import { execFile } from 'node:child_process'
import path from 'node:path'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '../processes/project.ts'
import { setUpStripeAccount } from './set-up-stripe.ts'
import { startTestShop, type TestShop } from '../stripe-fake/testing/test-shop.ts'
import { runInProcess, type CommandResult } from '../../src/server/testing/processes/run-in-process.ts'
import { settledEventTypes } from '../../src/server/payments/events/receive-event.ts'

const origin = 'https://guides.example.com'
const url = `${origin}/api/webhooks/stripe`
const key = 'sk_test_of_the_account'

let account: TestShop
beforeEach(async () => {
  account = await startTestShop({ taskDelayMs: 60_000 })
})
afterEach(() => account.close())

const settingsOfAccount = () => ({
  SANDBOX: '1',
  ORIGIN: origin,
  STRIPE_SECRET_KEY: key,
  STRIPE_API_URL: account.url,
})

const setUp = async ({ dryRun = false } = {}, settings: Record<string, string> = {}) =>
  await runInProcess(() => setUpStripeAccount({ dryRun }), { ...settingsOfAccount(), ...settings })

/** Runs the command like an operator. */
function runCommand(args: string[], settings: Record<string, string> = {}): Promise<CommandResult> {
  const env = { ...process.env, ...settingsOfAccount(), ...settings }
  const file = path.join(projectRoot, 'scripts/setup-stripe.ts')
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, said, complained) =>
      resolve({ code: error === null ? 0 : 1, said, complained }),
    )
  })
}

const endpoints = async () => (await account.stripe.webhookEndpoints.list()).data
const portals = async () => (await account.stripe.billingPortal.configurations.list()).data

test('setup:stripe creates everything in an empty account, and a second run changes nothing', async () => {
  const first = await setUp()
  const [endpoint, ...others] = await endpoints()
  const [portal] = await portals()
  const second = await setUp()

  expect(first.said).toMatch(/pro-monthly\): made\n.*bpc_\w+\): made\n.*we_\w+\): made\n/)
  expect(others).toEqual([])
  expect(endpoint).toMatchObject({ url, status: 'enabled', api_version: Stripe.API_VERSION })
  expect(endpoint?.enabled_events).toEqual([...settledEventTypes])
  expect(portal).toMatchObject({
    active: true,
    default_return_url: `${origin}/profile`,
    features: {
      customer_update: { enabled: false },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: { enabled: false },
    },
  })
  expect(await account.stripe.products.retrieve('pro-monthly')).toMatchObject({ active: true })
  expect(second.said).toMatch(/(?:.*: is as it should be\n){3}Nothing to change\.\n$/)
  expect([await endpoints(), await portals()]).toEqual([[endpoint], [portal, expect.anything()]])
})

test('setup:stripe prints the webhook secret only when it creates it, and never the key', async () => {
  const runs = [await setUp({ dryRun: true }), await setUp(), await setUp(), await setUp({ dryRun: true })]

  expect(runs.map(({ said }) => said.match(/STRIPE_WEBHOOK_SECRET=whsec_\w{32}\n/g)?.length ?? 0)).toEqual([
    0, 1, 0, 0,
  ])
  expect(runs.filter(({ said }) => said.includes(key))).toEqual([])
})

test('a dry run of setup:stripe only prints what would change', async () => {
  const { code, said } = await runCommand(['--dry-run'])

  expect(code).toBe(0)
  expect(said).toMatch(/(?:.*: would be made\n){3}This was a dry run; nothing was changed\.\n$/)
  expect(await endpoints()).toEqual([])
  expect(await portals()).toHaveLength(1)
  expect((await account.stripe.products.list()).data).toEqual([])
})

test('setup:stripe reports and corrects manual changes at Stripe', async () => {
  await setUp()
  const [endpoint] = await endpoints()
  const [portal] = await portals()
  await account.stripe.webhookEndpoints.update(endpoint?.id ?? '', {
    enabled_events: ['invoice.paid', 'customer.created'],
    disabled: true,
  })
  await account.stripe.billingPortal.configurations.update(portal?.id ?? '', {
    features: { customer_update: { enabled: true, allowed_updates: ['email'] } },
  })

  const { said } = await setUp()

  expect(said).toContain('  features.customer_update.enabled: true → false\n')
  expect(said).toContain('  status: disabled → enabled\n')
  expect(said).toContain('  event added: refund.failed\n')
  expect(said).toContain('  event removed: customer.created\n')
  expect((await setUp()).said).toContain('Nothing to change.')
  expect((await endpoints())[0]).toMatchObject({
    status: 'enabled',
    enabled_events: [...settledEventTypes],
  })
})

test('setup:stripe adds a webhook endpoint beside one with another API version', async () => {
  const old = await account.stripe.webhookEndpoints.create({
    url,
    enabled_events: ['*'],
    api_version: '2024-06-20',
  })

  const runs = [await setUp(), await setUp()]

  expect(runs.map(({ said }) => said.includes(`Note: ${old.id} is at the same address`))).toEqual([
    true,
    true,
  ])
  expect((await endpoints()).map(({ api_version: version }) => version)).toEqual([
    Stripe.API_VERSION,
    '2024-06-20',
  ])
})

test('two shops can share a Stripe account, each with its own portal and endpoint', async () => {
  await setUp()
  const { said } = await setUp({}, { ORIGIN: 'https://staging.example.com' })

  expect(said).toMatch(/is as it should be\n.*: made\n.*: made\n/)
  expect((await endpoints()).map((each) => new URL(each.url).host)).toEqual([
    'staging.example.com',
    'guides.example.com',
  ])
})

test.each([
  ['a fake without SANDBOX=1', { SANDBOX: '0' }, 'STRIPE_API_URL: the address of a fake is refused'],
  [
    'a live key with SANDBOX=1',
    { STRIPE_SECRET_KEY: 'sk_live_x' },
    'STRIPE_SECRET_KEY: a live key is refused',
  ],
  ['a malformed ORIGIN', { ORIGIN: 'guides.example.com' }, 'ORIGIN: malformed'],
])('%s is rejected before Stripe is called', async (_what, settings, reason) => {
  expect(await setUp({}, settings)).toMatchObject({ code: 1, complained: expect.stringContaining(reason) })
  expect(await account.control('GET', 'requests')).toEqual([])
})

test('setup:stripe exits with 1 and a reason if its settings are rejected', async () => {
  const { code, complained } = await runCommand([], { SANDBOX: '0' })

  expect([code, complained]).toEqual([1, expect.stringContaining('the address of a fake is refused')])
})
