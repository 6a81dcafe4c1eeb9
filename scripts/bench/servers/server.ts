import { monitorEventLoopDelay } from 'node:perf_hooks'
import fastify from 'fastify'
import { buildApp } from '../../../src/server/app.ts'
import { openLiveDeps } from '../../../src/server/deps.ts'
import { readEnv } from '../../../src/server/platform/env.ts'
import { createLogger } from '../../../src/server/platform/logger.ts'
import { PreparedResponse } from '../../../src/server/platform/prepared-response.ts'
import { startBareRenderServer } from './bare-render-server.ts'
import { createBenchEnvironment } from './bench-environment.ts'
import { fetchBytes } from '../load/measure.ts'

const [, , databaseUrl = '', settings = '{}'] = process.argv
const env = readEnv({
  ...createBenchEnvironment(databaseUrl),
  ...(JSON.parse(settings) as Record<string, string>),
})
const reader = {
  uid: 'bench',
  email: 'reader@example.com',
  emailVerified: true,
  role: undefined,
  authenticatedAt: new Date(),
}
const live = await openLiveDeps(env, createLogger(env))
// Firebase's signature check is replaced, so that it is not measured.
const deps = { ...live, identity: { ...live.identity, findCallerByCookie: async () => reader } }
const app = await buildApp(deps, { client: 'built', readiness: { state: 'ready' } })
await deps.catalogue.start()
const url = await app.listen({ host: '127.0.0.1', port: 0 })

const pauseMs = 5
const delay = monitorEventLoopDelay({ resolution: pauseMs })
delay.enable()

const bytes = new Map<string, { body: Buffer; type: string }>()
const bare = fastify()
bare.get('/*', (request, reply) => {
  const { body, type } = bytes.get(request.url) ?? { body: Buffer.alloc(0), type: 'text/plain' }
  return reply.type(type).header('content-encoding', 'br').send(body)
})
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })
const render = await startBareRenderServer(deps)
const renderUrl = await render.listen({ host: '127.0.0.1', port: 0 })

async function mirror(addresses: string[]): Promise<number> {
  for (const address of addresses) {
    const type = address.startsWith('/api/') ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'
    bytes.set(address, { body: await fetchBytes(`${url}${address}`), type })
  }
  return bytes.size
}

async function stop(): Promise<void> {
  await Promise.all([app.close(), bare.close(), render.close()])
  await deps.catalogue.stop()
  await deps.close()
  process.exit(0)
}

/** Updates one guide, and waits until this node has reloaded the catalog and prepared its responses. */
async function rebuild(): Promise<{ tookMs: number }> {
  const started = performance.now()
  await deps.db.updateTable('guides').set({ updatedAt: new Date() }).where('id', '=', 1).execute()
  await deps.catalogue.refresh()
  await PreparedResponse.ofRows(deps.catalogue.current().wholeList)
  return { tookMs: performance.now() - started }
}

/** Subtracts the sampling interval, which the histogram includes. Nanoseconds to milliseconds. */
const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - pauseMs)

interface Question {
  mirror?: string[]
  cpu?: true
  memory?: true
  rebuild?: true
  delay?: true
  stop?: true
}

process.on('message', (question: Question) => {
  if (question.mirror !== undefined)
    void mirror(question.mirror).then((mirrored) => process.send?.({ mirrored }))
  if (question.cpu === true) {
    const { user, system } = process.cpuUsage()
    process.send?.({ user: user / 1000, system: system / 1000 })
  }
  if (question.memory === true) process.send?.({ residentBytes: process.memoryUsage.rss() })
  if (question.rebuild === true) void rebuild().then((rebuilt) => process.send?.({ rebuilt }))
  if (question.delay === true) {
    process.send?.({ p99Ms: late(delay.percentile(99)), maxMs: late(delay.max) })
    delay.reset()
  }
  if (question.stop === true) void stop()
})
process.send?.({ urls: { url, bareUrl, renderUrl } })
