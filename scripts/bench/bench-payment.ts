import { seedGuides } from '../demo/seed.ts'
import { startStripeSandbox } from '../stripe-fake/server.ts'
import { withTemporaryDatabase } from './database.ts'
import { openBenchShop, type BenchShop } from './servers/open-bench-shop.ts'
import { printBenchmarkRow } from './report.ts'

const purchases = 60
const guides = 100

/** Measures the time from the charge of the card until the buyer can read the guide, without a webhook. */
export async function benchPayment(): Promise<void> {
  await withTemporaryDatabase(async (databaseUrl) => {
    await seedGuides(databaseUrl, () => undefined, guides)
    const sandbox = await startStripeSandbox()
    const shop = await openBenchShop(databaseUrl, { STRIPE_API_URL: sandbox.url })
    try {
      const times = []
      for (let buyer = 1; buyer <= purchases; buyer += 1) times.push(await buy(shop, `buyer-${buyer}`))
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

/** Returns the milliseconds from the payment until the user has access. */
async function buy({ call, deps }: BenchShop, uid: string): Promise<number> {
  const guideId = deps.catalogue.current().cards.find(({ isFreePreview }) => !isFreePreview)?.id
  const started = await call<{ clientSecret: string }>(uid, '/api/users/create-payment-intent', { guideId })
  const payment = started.clientSecret.split('_secret')[0] ?? ''
  await deps.stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
  const paid = performance.now()
  await call(uid, '/api/purchases', { guideId, stripePaymentId: payment })
  await call(uid, `/api/guides/${guideId}`)
  const tookMs = performance.now() - paid
  const { canView } = await call<{ canView: boolean }>(uid, `/api/users/can-view/${guideId}`)
  if (!canView) throw new Error(`${uid} has paid and can't read`)
  return tookMs
}

function percentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length * percent) / 100)] ?? Number.NaN
}
