import { once } from 'node:events'
import net from 'node:net'
import { setImmediate as breathe } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { parseVisibleTexts } from '../../testing/read-html.ts'
import { openTestShop } from '../../testing/shop.ts'

const browser = { accept: 'text/html', 'accept-encoding': 'br' }

const shop = await openTestShop({
  client: 'built',
  settings: {
    // A network may start with a burst of ten requests.
    REQUESTS_PER_SECOND: '1',
    CONNECTIONS_PER_ADDRESS: '12',
    BUSY_AFTER_MS: '50',
    TRUSTED_PROXIES: '127.0.0.2,127.0.0.3',
  },
})
await shop.stock({ id: 1 })

let networks = 0
/** Returns a new client IP for the X-Forwarded-For header of the load balancer. */
const newNetwork = () => `203.0.113.${(networks += 1)}`

const ask = (url: string, network: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { ...headers, 'x-forwarded-for': network }, remoteAddress: '127.0.0.2' })

async function useUp(network: string): Promise<number> {
  const statuses = []
  while (statuses.at(-1) !== 429) statuses.push((await ask('/api/config/client-env', network)).statusCode)
  return statuses.length - 1
}

/** Repeats the check until it passes, because load on the machine can make it fail. */
const calmly = (look: () => Promise<void>) => expect.poll(() => look().then(() => true)).toBe(true)

const forged = () =>
  shop.app.inject({
    url: '/api/config/client-env',
    headers: { 'x-forwarded-for': newNetwork() },
    remoteAddress: '198.51.100.9',
  })

const idOf = async (id: string, remoteAddress: string) => {
  const { headers } = await shop.app.inject({
    url: '/api/nothing',
    remoteAddress,
    headers: { 'x-request-id': id, 'x-forwarded-for': newNetwork() },
  })
  return headers['x-request-id']
}

const turnsUntilNoticed = 6

/**
 * Blocks the event loop repeatedly for `ms` milliseconds, as too many requests do. Resolves once the node is overloaded,
 * with a function that stops it.
 */
async function hold(ms: number): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const holding = (async () => {
    while (!stopping.signal.aborted) {
      const until = performance.now() + ms
      while (performance.now() < until);
      await breathe()
    }
  })()
  for (let turn = 0; turn < turnsUntilNoticed; turn += 1) await breathe()
  return () => {
    stopping.abort()
    return holding
  }
}

const connections = () =>
  new Promise<number>((resolve, reject) =>
    shop.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  )

const sockets: net.Socket[] = []
const held = () => sockets.filter(({ destroyed }) => !destroyed).length

async function open(count: number, localAddress: string): Promise<void> {
  const port = Number(new URL(shop.url).port)
  for (let opened = 0; opened < count; opened += 1) {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
  }
}

describe('a network above its request limit is rejected', () => {
  test('a network above its request limit gets 429 with Retry-After, and other networks do not', () =>
    calmly(async () => {
      const network = newNetwork()
      expect(await useUp(network)).toBeGreaterThanOrEqual(10)

      const refused = await ask('/api/guides/1', network)
      const other = await ask('/api/guides/1', newNetwork())

      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
      expect(refused.json()).toMatchObject({ code: 'too-many-requests' })
      expect(other.statusCode).toBe(200)
    }))

  test.each([
    ['en', '/guide/1?view=both', 'Too many requests'],
    ['ja', '/ja/guide/1?view=both', 'アクセス回数の上限に達しました'],
  ])('the page for a network above its limit is in %s and links to the same URL', (language, path, title) =>
    calmly(async () => {
      const network = newNetwork()
      await useUp(network)

      const refused = await ask(path, network, { accept: 'text/html' })

      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store'])
      expect(refused.body).toContain(`<html lang="${language}"`)
      expect(parseVisibleTexts(refused.body).some(({ text }) => text.includes(title))).toBe(true)
      expect(refused.body).toContain(`href="${path}"`)
      expect(refused.body).toContain(String(refused.headers['x-request-id']))
    }),
  )

  test('an IPv6 /64 counts as one network for the request limit', () =>
    calmly(async () => {
      const net64 = `2001:db8:0:${(networks += 1).toString(16)}`
      await useUp(`${net64}::1`)
      expect((await ask('/api/guides/1', `${net64}::2`)).statusCode).toBe(429)
    }))

  test('health checks are answered for a network above its request limit', () =>
    calmly(async () => {
      const network = newNetwork()
      await useUp(network)
      expect((await ask('/healthz', network)).statusCode).toBe(200)
      expect((await ask('/readyz', network)).statusCode).toBe(200)
    }))

  test('X-Forwarded-For of an untrusted client does not evade the request limit', () =>
    calmly(async () => {
      const statuses = []
      for (let times = 0; times < 40; times += 1) statuses.push((await forged()).statusCode)
      expect(statuses).toContain(429)
    }))
})

describe('an overloaded node rejects expensive requests', () => {
  test('an overloaded node rejects calls and searches but serves guests’ pages, webhooks and health', async () => {
    const stop = await hold(100)
    try {
      await expect.poll(async () => (await ask('/api/guides/1', newNetwork())).statusCode).toBe(503)
      await calmly(async () => {
        const [call, search, own] = await Promise.all([
          ask('/trpc/guides.featured?input={"json":{}}', newNetwork()),
          ask('/guides?q=prompts', newNetwork(), { accept: 'text/html' }),
          ask('/guide/1', newNetwork(), { accept: 'text/html', cookie: 'session=of-somebody' }),
        ])
        expect([call, search, own].map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
        expect(call.headers['retry-after']).toBe('2')
        expect(own.body).toContain('<html lang="en"')
        const event = await shop.app.inject({
          method: 'POST',
          url: '/api/webhooks/stripe',
          headers: { 'x-forwarded-for': newNetwork() },
          remoteAddress: '127.0.0.2',
          payload: {},
        })
        expect([(await ask('/guide/1', newNetwork())).statusCode, event.statusCode]).toEqual([200, 400])
        expect((await ask('/readyz', newNetwork())).statusCode).toBe(200)
      })
    } finally {
      await stop()
    }
    await calmly(async () => expect((await ask('/api/guides/1', newNetwork())).statusCode).toBe(200))
  })

  test('a severely overloaded node serves only cached pages and health checks', async () => {
    await calmly(async () =>
      expect((await fetch(`${shop.url}/ja/guide/1`, { headers: browser })).status).toBe(200),
    )
    const stop = await hold(260)
    try {
      await expect.poll(async () => (await ask('/guides', newNetwork())).statusCode).toBe(503)
      expect((await fetch(`${shop.url}/ja/guide/1`, { headers: browser })).status).toBe(200)
      expect((await ask('/healthz', newNetwork())).statusCode).toBe(200)
    } finally {
      await stop()
    }
    await calmly(async () => expect((await ask('/guides', newNetwork())).statusCode).toBe(200))
  })
})

describe('the number of connections per address is limited', () => {
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  test('connections above the limit per address are closed, except those of load balancers', async () => {
    await open(30, '127.0.0.4')
    await expect.poll(held).toBe(12)
    await open(30, '127.0.0.3')
    await expect.poll(connections).toBeGreaterThanOrEqual(42)
    expect(held()).toBe(42)
    expect(await shop.deps.watch.text(shop.deps.logger)).toContain(
      'shop_turned_away_total{why="connections"} 18',
    )
  })
})

test('a request id is accepted only when well-formed and from a load balancer', async () => {
  await calmly(async () => expect(await idOf('balancer-0001', '127.0.0.2')).toBe('balancer-0001'))
  expect(await idOf('balancer-0002', '198.51.100.10')).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf('"><script>alert(1)</script>', '127.0.0.2')).toMatch(/^[\da-f-]{36}$/)
})
