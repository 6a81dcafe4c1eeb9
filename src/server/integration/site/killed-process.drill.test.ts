import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { enqueueMail } from '../../mail/index.ts'
import { cleanUpMails } from '../../mail/clean-up-mails.ts'
import { enqueueSettlement } from '../../payments/settle/enqueue-settlement.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { setMailFaults, fetchMailsTo } from '../../testing/mailbox.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'

const workerFile = path.join(import.meta.dirname, '../../testing/processes/worker-process.ts')

const workers: ChildProcess[] = []
const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 })
// Stops the jobs of this process, because worker processes run them.
await shop.deps.jobs.stop()
afterEach(async () => {
  await setMailFaults(shop)
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
  await Promise.all(workers.splice(0).map(kill))
})

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [workerFile], {
    env: { ...process.env, SHOP_ENV: JSON.stringify(shop.deps.env) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  await once(worker.stdout, 'data')
  return worker
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

/** Waits until a worker runs a job of the queue. */
const isAtWork = (queue: string) =>
  expect.poll(() => countJobs(`name = '${queue}' and state = 'active'`)).toBeGreaterThan(0)
async function countJobs(which: string): Promise<number> {
  const { rows } = await shop.deps.pool.query(`select count(*)::int as count from pgboss.job where ${which}`)
  return rows[0].count
}

/** Backdates the heartbeat of all active jobs, so that their workers count as dead. */
async function letHeartbeatsPass(): Promise<void> {
  await shop.deps.pool.query(
    "update pgboss.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 second' where state = 'active'",
  )
}

const words = { subject: 'Your receipt', text: 'Thank you.', html: '<p>Thank you.</p>' }
async function sendMailTo(to: string): Promise<void> {
  const { db, jobs, clock } = shop.deps
  await db.transaction().execute((tx) => enqueueMail(tx, jobs, { to, ...words }, clock()))
}
const stateOf = async (to: string) => {
  const { rows } = await shop.deps.pool.query(
    'select handed_over_at, sent_at, refused from mails where recipient = $1',
    [to],
  )
  return rows[0]
}
const noJobIsLeft = () => expect.poll(() => countJobs("name = 'mail.send' and state < 'completed'")).toBe(0)

test('a job without heartbeat is taken over by another process within a minute, in every queue', async () => {
  await startWorker()
  const { rows } = await shop.deps.pool.query<{ name: string; heartbeat: number | null }>(
    "select name, heartbeat_seconds as heartbeat from pgboss.queue where name not like '\\_\\_pgboss%'",
  )

  expect(rows.length).toBeGreaterThan(5)
  // A worker counts as dead after the heartbeat interval, and the check runs every 15 seconds.
  for (const { name, heartbeat } of rows) expect([name, (heartbeat ?? 900) + 15 < 60]).toEqual([name, true])
})

test('another process finishes the jobs of a killed one, and an email is sent once', async () => {
  const aiko = await shop.signUp('aiko')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, aiko)
  const payment = parsePaymentId(started.json())
  await payWithCard(shop.deps.stripe, payment)
  const slow = { path: '/v1/payment_intents/*', method: 'GET', latencyMs: 15_000 }
  await controlSandbox({ url: shop.stripeUrl }, 'faults', slow)
  await setMailFaults(shop, { silent: 'from the start' })
  await sendMailTo('early@example.com')
  await enqueueSettlement(shop.deps.db, shop.deps.jobs, payment)
  const mortal = await startWorker()
  await isAtWork('mail.send')
  await isAtWork('payments.settle')

  await kill(mortal)
  await setMailFaults(shop)
  await letHeartbeatsPass()
  await startWorker()

  const reads = async () =>
    (await shop.visit('/api/users/can-view/1', aiko)).json<{ canView: boolean }>().canView
  await expect.poll(reads).toBe(true)
  await expect.poll(async () => (await stateOf('early@example.com')).sent_at).not.toBe(null)
  await noJobIsLeft()
  expect(await fetchMailsTo(shop, 'early@example.com')).toHaveLength(1)
})

test('an email handed over by a killed process is not sent twice, and an error is logged', async () => {
  await setMailFaults(shop, { silent: 'after the mail' })
  await sendMailTo('late@example.com')
  const mortal = await startWorker()
  await expect.poll(() => fetchMailsTo(shop, 'late@example.com')).toHaveLength(1)

  await kill(mortal)
  await setMailFaults(shop)
  await letHeartbeatsPass()
  await startWorker()
  await noJobIsLeft()
  const anHourLater = { ...shop.deps, clock: () => new Date(Date.now() + 60 * 60 * 1000) }
  await cleanUpMails(anHourLater)

  expect(await fetchMailsTo(shop, 'late@example.com')).toHaveLength(1)
  expect(await stateOf('late@example.com')).toMatchObject({
    sent_at: null,
    refused: 'handed over, but the mail server never answered',
  })
  expect(shop.unexpectedErrors()).toEqual([expect.stringContaining('may or may not have been sent')])
})
