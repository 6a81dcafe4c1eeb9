import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import { openBreakableProxy, type BreakableProxy } from '../../testing/processes/breakable-proxy.ts'
import { startNode, waitUntilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
import type { Person } from '../../testing/people.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const texts = {
  en: 'We can’t look up your account at the moment',
  ja: 'ただいまアカウント情報を確認できない',
}

let shop: Shop
let node: NodeProcess
const lines: BreakableProxy[] = []
let database: BreakableProxy
let identity: BreakableProxy
let stripe: BreakableProxy
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock({ id: 1 }, { id: 2 })
  database = await lineTo(shop.settings['DATABASE_URL'])
  identity = await lineTo(`http://${shop.settings['FIREBASE_AUTH_EMULATOR_HOST']}`)
  stripe = await lineTo(shop.settings['STRIPE_API_URL'])
  node = await startNode({
    ...shop.settings,
    NODE_ENV: 'production',
    DRAIN_SECONDS: '0',
    PATIENCE_SECONDS: '1',
    STRIPE_PATIENCE_SECONDS: '1',
    DATABASE_URL: through(database, shop.settings['DATABASE_URL']),
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${identity.port}`,
    STRIPE_API_URL: through(stripe, shop.settings['STRIPE_API_URL']),
  })
  await waitUntilReady(node)
})
afterEach(async () => {
  await Promise.all(lines.map((line) => line.mend()))
  await waitUntilReady(node)
})
afterAll(async () => {
  node.child.kill('SIGKILL')
  await node.ended
  await Promise.all(lines.map((line) => line.close()))
  await shop.close()
})

async function lineTo(url = ''): Promise<BreakableProxy> {
  const { hostname, port } = new URL(url)
  const line = await openBreakableProxy({ hostname, port: Number(port) })
  lines.push(line)
  return line
}

function through({ port }: BreakableProxy, url = ''): string {
  const moved = new URL(url)
  moved.hostname = '127.0.0.1'
  moved.port = String(port)
  return moved.href.replace(/\/$/, '')
}

async function ask(path: string, person?: Person, body?: object) {
  const answer = await fetch(`${node.url}${path}`, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
      ...(body && { 'content-type': 'application/json' }),
      ...(person && !body && { cookie: person.cookie ?? '' }),
      ...(person && body && { authorization: `Bearer ${person.idToken}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, retryAfter: answer.headers.get('retry-after'), answer }
}

const code = (text: string) => (JSON.parse(text) as { code: string }).code

async function expectGuestsServed(): Promise<void> {
  for (const path of ['/', '/guides?q=guide', '/guide/1', '/ja/guide/2', '/ask?q=guide'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
}

/** Expects guide pages in their guest version with a notice, and 503 with Retry-After for account pages. */
async function expectReaderTold(person: Person, ownPages: readonly string[]): Promise<void> {
  for (const [language, prefix] of [
    ['en', ''],
    ['ja', '/ja'],
  ] as const) {
    const guide = await ask(`${prefix}/guide/1`, person)
    expect(guide.status).toBe(200)
    expect(guide.text.includes(texts[language])).toBe(true)
    expect(guide.answer.headers.get('cache-control')).toBe('private, no-store')
    for (const path of ownPages) {
      const own = await ask(`${prefix}${path}`, person)
      expect([path, own.status, own.retryAfter]).toEqual([path, 503, '5'])
      expect(own.text.includes(`<html lang="${language}"`)).toBe(true)
    }
  }
  const call = await ask('/api/auth/me', person)
  expect([call.status, code(call.text)]).toEqual([503, 'unavailable'])
}

async function expectReaderKnown(person: Person): Promise<void> {
  await expect.poll(async () => (await ask('/my-guides', person)).status).toBe(200)
  expect((await ask('/guide/1', person)).text.includes(texts.en)).toBe(false)
}

describe.each([
  ['resets every connection', () => database.cut()],
  ['is silent', () => database.freeze()],
] as const)('a node whose PostgreSQL %s', (_what, breakLine) => {
  test('during a PostgreSQL outage guests keep reading, users see a notice, and writes return 503', async () => {
    const person = await shop.signUp('aiko')
    await expectReaderKnown(person)
    const message = { email: person.email, message: `Is anybody there? ${crypto.randomUUID()}` }

    await breakLine()
    await expectGuestsServed()
    await expectReaderTold(person, ['/checkout/1'])
    const refused = await ask('/api/contact/submit', undefined, message)
    const readiness = await ask('/readyz')
    await database.mend()

    expect([refused.status, code(refused.text), refused.retryAfter]).toEqual([503, 'unavailable', '5'])
    expect([readiness.status, JSON.parse(readiness.text)]).toEqual([
      200,
      { ready: true, writable: false, problems: ['the database does not answer'] },
    ])
    await expectReaderKnown(person)
    await expect.poll(async () => (await ask('/api/contact/submit', undefined, message)).status).toBe(200)
  })
})

const firebaseFailures = [
  ['refuses connections', () => identity.cut()],
  ['is silent', () => identity.freeze()],
] as const
for (const [failure, breakLine] of firebaseFailures)
  test(
    `while Firebase ${failure}, guests keep reading, and users see a notice`,
    { tags: failure === 'is silent' ? [] : 'drill' },
    async () => {
      const person = await shop.signUp('aiko')

      await breakLine()
      await expectGuestsServed()
      await expectReaderTold(person, ['/checkout/1', '/my-guides'])
      const write = await ask('/api/users/free-selection', person, { guideId: 1 })
      const readiness = await ask('/readyz')
      await identity.mend()

      expect(write.status).toBe(503)
      expect([readiness.status, JSON.parse(readiness.text)]).toEqual([
        200,
        { ready: true, writable: false, problems: ['Firebase does not answer'] },
      ])
      await expectReaderKnown(person)
    },
  )

test('while Stripe does not answer, a payment returns 503, and the next try reuses its order', async () => {
  const person = await shop.signUp('aiko')
  const buy = () => ask('/api/users/create-payment-intent', person, { guideId: 1 })

  stripe.freeze()
  const silent = await buy()
  await stripe.mend()

  expect([silent.status, code(silent.text)]).toEqual([503, 'payments-unavailable'])
  await expect.poll(async () => (await buy()).status).toBe(200)
  const attempts = await shop.deps.pool.query(
    `select 1 from orders join users on users.id = buyer_id where firebase_uid = $1 and state = 'open'`,
    [person.uid],
  )
  expect(attempts.rowCount).toBe(1)
})
