import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '../router.ts'
import { createCallerFactory, type Caller, type Context } from '../platform/trpc.ts'
import { openShop, type Shop } from '../testing/shop.ts'

type Who = 'guest' | 'member' | 'operator'
/** 'nobody': not even an operator asks about somebody else. */
type Open = Who | 'nobody'
type Outcome = 'allowed' | 'authentication-required' | 'forbidden'

/** Every procedure of the shop: who is let in. A procedure that is missing here fails the test. */
const rules: Record<string, { input?: unknown; open: Open }> = {
  'access.canView': { input: { guideId: 1 }, open: 'guest' },
  'access.explain': { input: { guideId: 1 }, open: 'member' },
  'access.monthlyPurchaseStatus': { open: 'member' },
  'access.paidStatus': { input: { uid: 'u-other', guideId: 1 }, open: 'nobody' },
  'access.plan': { open: 'member' },
  'access.purchases': { open: 'member' },
  'access.status': { input: { guideId: 1 }, open: 'member' },
  'access.subscriptionStatus': { input: { uid: 'u-other' }, open: 'nobody' },
  'auth.login': { input: { email: 'nobody@example.com', password: 'not-it-123' }, open: 'guest' },
  'auth.logout': { open: 'guest' },
  'auth.me': { open: 'member' },
  'auth.register': {
    input: { email: 'member@example.com', password: 'secret-123', username: 'm' },
    open: 'member',
  },
  'auth.session': { open: 'guest' },
  'config.clientEnv': { open: 'guest' },
  'guides.detail': { input: { id: 1 }, open: 'guest' },
  'guides.find': { input: { id: 1, language: 'en' }, open: 'guest' },
  'guides.list': { input: {}, open: 'guest' },
  'guides.listing': { input: {}, open: 'guest' },
  'payments.checkSession': { input: { sessionId: 'cs_unknown', guideId: 1 }, open: 'guest' },
  'payments.createCheckoutSession': { input: { mode: 'payment', guideId: 1 }, open: 'member' },
  'payments.createPaymentIntent': { input: { guideId: 1 }, open: 'member' },
  'payments.createSubscription': { input: {}, open: 'member' },
  'payments.openBillingPortal': { input: {}, open: 'member' },
  'payments.pickFreeGuide': { input: { guideId: 1 }, open: 'member' },
  'payments.recordPurchase': { input: { guideId: 1, stripePaymentId: 'pi_unknown' }, open: 'member' },
  'payments.receipt': { input: { receiptId: '00000000-0000-4000-8000-000000000000' }, open: 'member' },
  'payments.receipts': { open: 'member' },
  'payments.sendReceiptAgain': {
    input: { receiptId: '00000000-0000-4000-8000-000000000000' },
    open: 'member',
  },
  'payments.verifyPurchase': {
    input: { sessionId: 'cs_unknown', guideId: 1, userEmail: 'member@example.com' },
    open: 'guest',
  },
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.stock({ id: 1 })
})
afterAll(() => shop.close())

const callers: Record<Who, Caller | undefined> = {
  guest: undefined,
  member: {
    uid: 'u-member',
    email: 'member@example.com',
    emailVerified: true,
    isOperator: false,
    authenticatedAt: new Date(),
  },
  operator: {
    uid: 'u-operator',
    email: 'operator@example.com',
    emailVerified: true,
    isOperator: true,
    authenticatedAt: new Date(),
  },
}
const ranks: Record<Open, number> = { guest: 0, member: 1, operator: 2, nobody: 3 }

function expected(open: Open, who: Who): Outcome {
  if (ranks[who] >= ranks[open]) return 'allowed'
  return who === 'guest' ? 'authentication-required' : 'forbidden'
}

function contextOf(who: Who): Context {
  return {
    deps: shop.deps,
    caller: async () => callers[who],
    user: async () => ({
      id: 1,
      uid: 'u',
      email: 'e@example.com',
      username: 'u',
      freeAccessUsed: false,
      createdAt: new Date(),
    }),
    session: { start: async () => undefined, clear: () => undefined, bearer: undefined },
    rowLimit: 100,
  }
}

async function outcomeOf(name: string, who: Who): Promise<Outcome> {
  const caller = createCallerFactory(appRouter)(contextOf(who))
  const [feature = '', procedure = ''] = name.split('.')
  const call = (caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>)[
    feature
  ]?.[procedure]
  const refusal = await call?.(rules[name]?.input).then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  )
  return refusal === 'authentication-required' || refusal === 'forbidden' ? refusal : 'allowed'
}

test('every procedure says who may call it', () => {
  expect(Object.keys(rules).toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted())
})

test.each(Object.keys(rules))('%s lets in whom it says, and nobody else', async (name) => {
  const open = rules[name]?.open ?? 'operator'
  for (const who of ['guest', 'member', 'operator'] as const) {
    expect([who, await outcomeOf(name, who)]).toEqual([who, expected(open, who)])
  }
})
