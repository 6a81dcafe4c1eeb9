import fastify from 'fastify'
import { buildApp } from '../../src/server/app.ts'
import { liveDeps } from '../../src/server/deps.ts'
import { readEnv } from '../../src/server/platform/env.ts'
import { createLogger } from '../../src/server/platform/logger.ts'
import { fetchBytes } from './load.ts'

const env = readEnv({
  ORIGIN: 'http://localhost:3000',
  LOG_LEVEL: 'error',
  SANDBOX: '1',
  DATABASE_URL: process.argv[2],
  FIREBASE_PROJECT_ID: 'demo-bench',
  FIREBASE_API_KEY: 'bench',
  FIREBASE_APP_ID: 'bench',
  FIREBASE_AUTH_DOMAIN: 'localhost',
  FIREBASE_STORAGE_BUCKET: 'bench',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@example.com',
  SELLER: 'Bench',
})
const deps = await liveDeps(env, createLogger(env))
const app = await buildApp(deps, { client: 'built', readiness: { ready: true } })
await deps.catalogue.start()
const url = await app.listen({ host: '127.0.0.1', port: 0 })

const bytes = new Map<string, { body: Buffer; type: string }>()
const bare = fastify()
bare.get('/*', (request, reply) => {
  const { body, type } = bytes.get(request.url) ?? { body: Buffer.alloc(0), type: 'text/plain' }
  return reply.type(type).header('content-encoding', 'br').send(body)
})
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })

async function mirror(addresses: string[]): Promise<number> {
  for (const address of addresses) {
    const type = address.startsWith('/api/') ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'
    bytes.set(address, { body: await fetchBytes(`${url}${address}`), type })
  }
  return bytes.size
}

async function stop(): Promise<void> {
  await Promise.all([app.close(), bare.close()])
  await deps.catalogue.stop()
  await deps.close()
  process.exit(0)
}

process.on('message', (question: { mirror?: string[]; cpu?: true; stop?: true }) => {
  if (question.mirror !== undefined)
    void mirror(question.mirror).then((mirrored) => process.send?.({ mirrored }))
  if (question.cpu === true) {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000 })
  }
  if (question.stop === true) void stop()
})
process.send?.({ urls: { url, bareUrl } })
