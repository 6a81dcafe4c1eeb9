import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { malformedRequests } from '../../testing/hostile/raw-bytes.ts'
import { hostileRequests } from '../../testing/hostile/requests.ts'
import { sendBytes, sendRequests, type AttackResult, type AttackTarget } from '../../testing/hostile/send.ts'
import { createApiSurface, recordRoutes, type ApiSurface } from '../../testing/hostile/surface.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { inspectArguments, measureMemory } from '../../testing/processes/inspect-process.ts'
import { startNode, waitUntilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const rounds = 24
const perRound = { requests: 4000, connections: 400 }
/** Number of rounds after which the caches are full. */
const warmRounds = 8
const seed = 20_261_122
const megabyte = 1024 * 1024
/** Bytes by which memory may grow in all rounds after the caches are full. */
const mostGrowth = 16 * megabyte

let shop: Shop
let surface: ApiSurface
let node: NodeProcess
let target: AttackTarget
/** Log lines at level error or fatal, or with a stack trace. */
const lines: string[] = []
let logged = 0
function hear(line: string): void {
  logged += 1
  if (/"stack":|"level":[56]0/.test(line)) lines.push(line)
}
beforeAll(async () => {
  const { opened, routes } = await recordRoutes(() => openShop({ client: 'built' }))
  shop = opened
  surface = await createApiSurface(routes)
  await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })
  const [member, operator] = await Promise.all([shop.signUp('member'), signUpOperator(shop, 'operator')])
  // Trusts the requests' X-Forwarded-For, so that rate limits per network stop only few of them.
  const settings = {
    ...shop.settings,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  node = await startNode(settings, { nodeArguments: inspectArguments, onLog: hear })
  target = { url: node.url, member, operator }
  await waitUntilReady(node)
})
afterAll(async () => {
  node.child.kill('SIGKILL')
  await shop.close()
})

test('a node survives 100,000 malformed requests without logged errors or growing memory', async () => {
  const total: AttackResult = { faults: [], statuses: {}, slowest: { ms: 0, sent: '' } }
  const add = ({ faults, statuses, slowest }: AttackResult) => {
    if (slowest.ms > total.slowest.ms) total.slowest = slowest
    total.faults.push(...faults)
    for (const [status, count] of Object.entries(statuses))
      total.statuses[Number(status)] = (total.statuses[Number(status)] ?? 0) + count
  }
  const memory: { heap: number; buffers: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const numbered = { seed: seed + round }
    add(
      await sendRequests(
        target,
        fc.sample(hostileRequests(surface), { ...numbered, numRuns: perRound.requests }),
      ),
    )
    add(await sendBytes(target, fc.sample(malformedRequests, { ...numbered, numRuns: perRound.connections })))
    // Without this, the rate limits per account would reject almost every further request.
    await shop.deps.pool.query('delete from rate_limits')
    memory.push(await measureMemory(node))
    process.stdout.write(`round ${round}: ${total.slowest.ms.toFixed(0)} ms at most\n`)
  }

  const sizes = memory.map(({ heap, buffers }) => Math.round((heap + buffers) / megabyte))
  process.stdout.write(
    `seed ${seed}, ${logged} lines of log, answers by status: ${JSON.stringify(total.statuses)}\n` +
      `slowest: ${total.slowest.ms.toFixed(0)} ms for ${total.slowest.sent.slice(0, 300)}\n` +
      `MB in use after each ${perRound.requests + perRound.connections}: ${sizes.join(' ')}\n`,
  )
  expect(total.faults).toEqual([])
  expect(lines).toEqual([])
  expect(node.child.exitCode).toBe(null)
  expect((await fetch(`${node.url}/guide/1`)).status).toBe(200)
  const sizeOf = (round: number) => (memory[round]?.heap ?? 0) + (memory[round]?.buffers ?? 0)
  expect(sizeOf(rounds - 1) - sizeOf(warmRounds - 1)).toBeLessThan(mostGrowth)
})
