import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enqueueMail } from '../../mail/index.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { startBalancer, type Balancer } from '../../testing/processes/balancer.ts'
import { startNode, waitUntilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'

let balancer: Balancer
const nodes: NodeProcess[] = []

const shop = await openTestShop({ client: 'built' })
// Stops the jobs of this process, because the nodes run them.
await shop.deps.jobs.stop()
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })

async function startReady(): Promise<NodeProcess> {
  const settings = {
    ...shop.settings,
    NODE_ENV: 'production',
    DRAIN_SECONDS: '3',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const node = await startNode(settings)
  nodes.push(node)
  await waitUntilReady(node)
  balancer.add(node)
  return node
}

/** Waits until the load balancer sends the node a request. */
async function untilVisited({ url }: NodeProcess): Promise<void> {
  while (!balancer.answered.has(url)) await fetch(`${balancer.url}/healthz`)
}

async function get(url: string, person?: Person): Promise<{ status: number; body: string }> {
  const own = { authorization: `Bearer ${person?.idToken}`, cookie: person?.cookie ?? '' }
  const answer = await fetch(url, person === undefined ? {} : { headers: own })
  return { status: answer.status, body: await answer.text() }
}

async function post(url: string, body: object, person?: Person): Promise<{ status: number; body: string }> {
  const own = person === undefined ? {} : { authorization: `Bearer ${person.idToken}` }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...own },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.text() }
}

describe.each([2, 4])('%i nodes behind a load balancer', (count) => {
  beforeAll(async () => {
    balancer = await startBalancer()
    await controlSandbox({ url: shop.stripeUrl }, 'webhook', { url: `${balancer.url}/api/webhooks/stripe` })
    await Promise.all(Array.from({ length: count }, startReady))
    for (const node of nodes) await untilVisited(node)
    await shop.deps.pool.query('delete from rate_limits')
  })
  afterAll(async () => {
    for (const { child } of nodes) child.kill('SIGKILL')
    await Promise.all(nodes.splice(0).map(({ ended }) => ended))
    await balancer.close()
  })

  test('every node shows a changed guide', async () => {
    const title = `A title of today, for ${count}`
    const started = performance.now()
    await shop.deps.pool.query('update guides set title_en = $1 where id = 2', [title])
    const times = await Promise.all(
      nodes.map(async ({ url }) => {
        await expect.poll(async () => (await get(`${url}/guide/2`)).body, { interval: 20 }).toContain(title)
        return Math.round(performance.now() - started)
      }),
    )
    process.stdout.write(`${count} nodes show a changed guide after ${times.join(', ')} ms\n`)
  })

  test('several nodes send each email once', async () => {
    const { db, jobs, clock } = shop.deps
    const recipients = Array.from({ length: 60 }, (_, index) => `reader-${count}-${index}@example.com`)
    const words = { subject: 'Your receipt', text: 'Thank you.', html: '<p>Thank you.</p>' }
    for (const to of recipients)
      await db.transaction().execute((tx) => enqueueMail(tx, jobs, { to, ...words }, clock()))

    const unsent = async () => {
      const { rows } = await shop.deps.pool.query(
        'select count(*)::int as left from mails where sent_at is null',
      )
      return rows[0].left as number
    }
    await expect.poll(unsent).toBe(0)
    const received = await Promise.all(recipients.map(async (to) => (await fetchMailsTo(shop, to)).length))
    expect(received).toEqual(recipients.map(() => 1))
  })

  test('a rate limit is counted across all nodes', async () => {
    const message = { email: 'mei@example.com', message: 'Long enough to be sent to the shop' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(`${balancer.url}/api/contact/submit`, message)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('a payment whose webhook reaches one node grants access on all nodes', async () => {
    const aiko = await shop.signUp('aiko')
    const started = await post(`${balancer.url}/api/users/create-payment-intent`, { guideId: 1 }, aiko)
    await payWithCard(shop.deps.stripe, parsePaymentId(JSON.parse(started.body) as { clientSecret: string }))

    for (const { url } of nodes)
      await expect
        .poll(async () => (await get(`${url}/api/users/can-view/1`, aiko)).body)
        .toBe('{"canView":true}')
  })

  test('replacing all nodes one by one under load fails no request', async () => {
    const readers = await Promise.all(['mei', 'ken', 'yui'].map((name) => shop.signUp(name)))
    const done = new AbortController()
    const failed: string[] = []
    let answers = 0
    const visits = [
      (lane: number, turn: number) => get(`${balancer.url}/guide/${(turn % 3) + 1}?n=${lane}`),
      (lane: number) => get(`${balancer.url}/ja/guides`, readers[lane % readers.length]),
      (lane: number) => get(`${balancer.url}/api/auth/me`, readers[lane % readers.length]),
      (lane: number, turn: number) =>
        post(
          `${balancer.url}/api/auth/username`,
          { username: `name ${turn}` },
          readers[lane % readers.length],
        ),
    ]
    const lane = async (_: unknown, number: number) => {
      for (let turn = 0; !done.signal.aborted; turn += 1) {
        for (const [kind, visit] of visits.entries()) {
          const { status, body } = await visit(number, turn).catch((error: unknown) => ({
            status: 0,
            body: String(error),
          }))
          answers += 1
          // 429 is valid for renames, because they are rate-limited.
          const isAnswered = status === 200 || (kind === 3 && status === 429)
          if (!isAnswered) failed.push(`visit ${kind}: ${status} ${body.slice(0, 100)}`)
        }
      }
    }
    const load = Promise.all(Array.from({ length: 8 }, lane))

    for (const old of nodes.slice()) {
      await untilVisited(await startReady())
      old.child.kill('SIGTERM')
      expect(await old.ended).toBe(0)
      nodes.splice(nodes.indexOf(old), 1)
    }
    done.abort()
    await load

    process.stdout.write(`${count} nodes replaced: ${answers} answers, ${failed.length} failed\n`)
    expect(failed).toEqual([])
    expect(answers).toBeGreaterThan(100)
  })
})
