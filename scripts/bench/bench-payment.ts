import { buildApp } from '../../src/server/app.ts'
import { openLiveDeps } from '../../src/server/deps.ts'
import { readEnv } from '../../src/server/platform/env.ts'
import { createLogger } from '../../src/server/platform/logger.ts'
import { startCatalogAndJobs } from '../../src/server/start-catalog-and-jobs.ts'
import { startStripeSandbox } from '../stripe-fake/server.ts'
import { seedGuides } from '../demo/seed.ts'
import { createBenchEnvironment } from './bench-environment.ts'
import { withTemporaryDatabase } from './database.ts'
import { printBenchmarkRow } from './report.ts'

const purchases = 60
const guides = 100

/** Measures the time from the charge of the card until the buyer can read the guide, without a webhook. */
export async function benchPayment(): Promise<void> {
  await withTemporaryDatabase(async (databaseUrl) => {
    await seedGuides(databaseUrl, () => undefined, guides)
    const sandbox = await startStripeSandbox()
    const shop = await openShop(databaseUrl, sandbox.url)
    try {
      const times = []
      for (let buyer = 1; buyer <= purchases; buyer += 1) times.push(await shop.buy(`buyer-${buyer}`))
      const [median, p95] = [percentile(times, 50), percentile(times, 95)]
      printBenchmarkRow(
        `Payment to readable, webhook off, ${purchases} purchases`,
        `p95 ${p95.toFixed(0)} ms (median ${median.toFixed(0)} ms)`,
        '≤ 3 s',
      )
    } finally {
      await shop.close()
      await sandbox.close()
    }
  })
}

async function openShop(databaseUrl: string, stripeUrl: string) {
  const settings = { STRIPE_API_URL: stripeUrl, LOG_LEVEL: 'fatal' }
  const env = readEnv({ ...createBenchEnvironment(databaseUrl), ...settings })
  const live = await openLiveDeps(env, createLogger(env))
  // Firebase's signature check is replaced, so that it is not measured.
  const deps = {
    ...live,
    identity: { ...live.identity, findCallerByToken: async (uid: string) => callerOf(uid) },
  }
  const app = await buildApp(deps, { readiness: { state: 'ready' } })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const heartbeat = await startCatalogAndJobs(deps, url, new AbortController().signal)
  const guideId = deps.catalogue.current().cards.find(({ isFreePreview }) => !isFreePreview)?.id

  async function call<T>(uid: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${uid}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  return {
    /** Returns the milliseconds from the payment until the user has access. */
    async buy(uid: string): Promise<number> {
      const started = await call<{ clientSecret: string }>(uid, '/api/users/create-payment-intent', {
        guideId,
      })
      const payment = started.clientSecret.split('_secret')[0] ?? ''
      await deps.stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
      const paid = performance.now()
      await call(uid, '/api/purchases', { guideId, stripePaymentId: payment })
      await call(uid, `/api/guides/${guideId}`)
      const tookMs = performance.now() - paid
      const { canView } = await call<{ canView: boolean }>(uid, `/api/users/can-view/${guideId}`)
      if (!canView) throw new Error(`${uid} has paid and can't read`)
      return tookMs
    },
    async close() {
      await heartbeat?.leave()
      await app.close()
      await deps.jobs.stop()
      await deps.catalogue.stop()
      await deps.close()
    },
  }
}

const callerOf = (uid: string) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  role: undefined,
  authenticatedAt: new Date(),
})

function percentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length * percent) / 100)] ?? Number.NaN
}
