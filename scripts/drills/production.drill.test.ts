import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findFreePort } from '../processes/ports.ts'
import { projectRoot } from '../processes/project.ts'
import { startMailbox, type Mailbox } from '../sandbox/mailbox/server.ts'
import { startStripeSandbox, type StripeSandbox } from '../stripe-fake/server.ts'
import {
  isDockerIgnored,
  parseCopyInstruction,
  readDockerStages,
  parseEnvInstruction,
} from '../testing/dockerfile.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'production-drill-'))
const database = `production_${crypto.randomUUID().replaceAll('-', '')}`
const tools = path.join(projectRoot, 'node_modules')
let stripe: StripeSandbox
let mailbox: Mailbox
let admin: pg.Client
let settings: Record<string, string>
let child: ChildProcess | undefined

/** PATH with the right Node first, and without tools of this project. */
const searchPath = [
  path.dirname(process.execPath),
  ...(process.env['PATH'] ?? '').split(path.delimiter).filter((place) => !place.startsWith(tools)),
].join(path.delimiter)

beforeAll(async () => {
  const { postgresUrl, authEmulatorUrl, projectId } = inject('services')
  admin = new pg.Client({ connectionString: `${postgresUrl}/postgres` })
  await admin.connect()
  await admin.query(`create database ${database}`)
  stripe = await startStripeSandbox()
  mailbox = await startMailbox()
  const port = await findFreePort()
  settings = {
    SANDBOX: '1',
    HOST: '127.0.0.1',
    PORT: String(port),
    DRAIN_SECONDS: '0',
    ORIGIN: `http://localhost:${port}`,
    DATABASE_URL: `${postgresUrl}/${database}`,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'demo-key',
    FIREBASE_APP_ID: 'demo-app',
    FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(authEmulatorUrl).host,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_API_URL: stripe.url,
    STRIPE_JS_URL: `${stripe.url}/basil/stripe.js`,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'shop@example.com',
    SUPPORT_EMAIL: 'support@example.com',
    SELLER: 'Example Ltd.',
    // In a real build, `--build-arg` sets this variable.
    RELEASE: 'drill',
  }
})

afterAll(async () => {
  child?.kill('SIGKILL')
  await stripe.close()
  await mailbox.close()
  await admin.query(`drop database ${database} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a shell command in the empty folder and returns its output. Rejects if the command fails. */
function run(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { PATH: searchPath, HOME: process.env['HOME'], ...settings }
    execFile('/bin/sh', ['-c', command], { cwd: folder, env }, (error, said, complaint) =>
      error === null ? resolve(said) : reject(new Error(`${command}: ${said}${complaint}`)),
    )
  })
}

/** Runs the steps of the image's last stage. Files of the previous stage come from this project's build. */
async function followDockerfile(): Promise<string> {
  let start = ''
  for (const { name, words } of readDockerStages().get('production') ?? []) {
    if (name === 'ENV') settings = { ...parseEnvInstruction(words), ...settings }
    if (name === 'RUN') await run(words)
    if (name === 'CMD') start = (JSON.parse(words) as string[]).join(' ')
    if (name !== 'COPY') continue
    const { stage, sources, target } = parseCopyInstruction(words)
    for (const source of sources) {
      const from = path.join(projectRoot, source.replace(/^\/shop\//, ''))
      const isWanted = (file: string) =>
        stage !== undefined || !isDockerIgnored(path.relative(projectRoot, file))
      const to = target === './' ? path.join(folder, path.basename(source)) : path.join(folder, target)
      await cp(from, to, { recursive: true, filter: isWanted })
    }
  }
  return start
}

test('the steps of the Docker image install a shop without development packages in an empty folder', async () => {
  const start = await followDockerfile()
  const packages = await readdir(path.join(folder, 'node_modules'))
  const setUp = await run('npm run setup:stripe')
  settings['STRIPE_WEBHOOK_SECRET'] = /STRIPE_WEBHOOK_SECRET=(\S+)/.exec(setUp)?.[1] ?? ''
  const migrated = await run('npm run migrate')
  const [command = '', ...args] = start.split(' ')
  child = spawn(command, args, { cwd: folder, env: { PATH: searchPath, ...settings }, stdio: 'ignore' })
  const ended = once(child, 'close')
  const at = (place: string) => fetch(`http://127.0.0.1:${settings['PORT']}${place}`)
  const readiness = () =>
    at('/readyz').then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(readiness).toBe(200)
  const page = await at('/guides')
  const html = await page.text()
  const asset = await at(/"(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '/no-asset')
  // The Stripe account sends this event itself, so the shop accepts it only with the webhook secret that was created above.
  const account = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: new URL(stripe.url).port,
    protocol: 'http',
  })
  const { id } = await account.paymentIntents.create({ amount: 200, currency: 'usd' })
  await account.paymentIntents.cancel(id)
  const undelivered = async () =>
    (await account.events.list({ type: 'payment_intent.canceled' })).data.map((each) => each.pending_webhooks)

  expect(
    packages.filter((name) => ['vite', 'vitest', 'oxlint', 'firebase-tools', 'node'].includes(name)),
  ).toEqual([])
  expect(migrated).not.toMatch(/installing/i)
  expect(migrated).toContain('done: 0001-users')
  expect([page.status, asset.status]).toEqual([200, 200])
  await expect.poll(undelivered).toEqual([0])

  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
