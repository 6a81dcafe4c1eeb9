import type { FastifyInstance, InjectOptions } from 'fastify'
import type { DestinationStream } from 'pino'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { startMailbox, type Mailbox } from '../../../scripts/sandbox/mailbox/server.ts'
import { sandboxModel, startModelServer, type ModelSandbox } from '../../../scripts/sandbox/model/server.ts'
import { startStripeSandbox, type StripeSandbox } from '../../../scripts/stripe-fake/server.ts'
import { buildApp } from '../app.ts'
import { openLiveDeps, type LiveDeps } from '../deps.ts'
import { saveGuides } from '../guides/storage/index.ts'
import type { Db } from '../platform/database.ts'
import { readEnv } from '../platform/env.ts'
import { createLogger } from '../platform/logger.ts'
import { workerGroups } from '../workers.ts'
import { createGuide, type TestGuide } from './guide.ts'
import { signUpAtProvider, type Person } from './people.ts'
import { countQueries } from './count-queries.ts'
import { createKnownQueues, createTestDatabase, rememberQueues, type TestDatabase } from './test-database.ts'
import { createErrorLogger } from './error-logger.ts'

export const webhookSecret = 'whsec_of_the_tests'

export interface TestResponse {
  status: number
  body: string
  headers: Record<string, unknown>
  json: <T>() => T
}

export interface OpenShopOptions {
  client?: 'built'
  webhooks?: boolean
  /** Whether a translation model is configured. True if undefined. */
  translation?: boolean
  /** Delay of Stripe's background work, such as a failing refund, in milliseconds. */
  stripeWorksAfterMs?: number
  /** Destination of all log lines, in production format. If undefined, errors are collected for `unexpectedErrors`. */
  log?: DestinationStream
  /** Database with existing rows to use instead of a new one. Dropped when the shop closes. */
  database?: TestDatabase
  /** File with the state of the Stripe fake. If undefined, Stripe starts empty. */
  stripeFile?: string
  /** Settings that override the default test settings. */
  settings?: Record<string, string>
}

/** A complete shop for a test: real PostgreSQL, real Auth emulator, Stripe fake, mailbox, model fake and an HTTP port. */
export interface Shop {
  app: FastifyInstance
  deps: LiveDeps
  url: string
  stripeUrl: string
  mailboxUrl: string
  /** URL of the model fake's control interface; see `testing/model.ts`. */
  modelUrl: string
  databaseUrl: string
  /** Environment of the shop, for tests that start processes. */
  settings: Record<string, string>
  /** Publishes guides, which are visible immediately. */
  stock: (...guides: TestGuide[]) => Promise<void>
  /** Creates a user with an account in the shop. */
  signUp: (name: string) => Promise<Person>
  visit: (url: string, person?: Person, headers?: Record<string, string>) => Promise<TestResponse>
  post: (url: string, body: object, person?: Person) => Promise<TestResponse>
  /** Returns the number of database queries during an action. */
  queriesDuring: (visit: () => Promise<unknown>) => Promise<number>
  /** Returns and clears the errors that were logged. */
  unexpectedErrors: () => string[]
  close: () => Promise<void>
}

interface TestShopOptions extends OpenShopOptions {
  /** Whether tests may cause errors that the shop logs. If undefined, such errors fail the test. */
  logsErrors?: boolean
}

/** Opens a shop for all tests of a file and closes it after the last one. A test fails if the shop logs an error. */
export async function openTestShop({ logsErrors = false, ...options }: TestShopOptions = {}): Promise<Shop> {
  const shop = await openShop(options)
  afterAll(() => shop.close())
  if (logsErrors) afterEach(() => void shop.unexpectedErrors())
  else afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
  return shop
}

export async function openShop(options: OpenShopOptions = {}): Promise<Shop> {
  const { authEmulatorUrl, projectId } = inject('services')
  const authHost = new URL(authEmulatorUrl).host
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost
  const database = options.database ?? (await createTestDatabase())
  const sandbox = await startStripeSandbox({
    webhookSecret,
    retryGapsMs: [50, 100, 200],
    taskDelayMs: options.stripeWorksAfterMs ?? 20,
    ...(options.stripeFile === undefined ? {} : { dataFile: options.stripeFile }),
  })
  const mailbox = await startMailbox()
  const model = await startModelServer()
  const addresses = { databaseUrl: database.url, authHost, projectId, sandbox, mailbox }
  const settings = {
    ...environment(addresses),
    ...(options.translation === false ? {} : environmentOf(model)),
    ...options.settings,
  }
  const env = readEnv({ ...settings, DATABASE_URL: database.socketUrl, ...options.settings })
  const { logger, errors } =
    options.log === undefined ? createErrorLogger() : { logger: createLogger(env, options.log), errors: [] }
  const live = await openLiveDeps(env, logger)
  // Counts only the app's queries, not background queries of the catalog and the job queue.
  const queries = countQueries()
  const counted = (db: Db) => db.withPlugin(queries.plugin)
  const deps = { ...live, db: counted(live.db), replica: counted(live.replica) }
  const app = await buildApp(deps, {
    readiness: { state: 'ready' },
    ...(options.client ? { client: options.client } : {}),
  })
  await deps.catalogue.start()
  // Scheduled jobs only run when a test calls them. Otherwise they would consume failures that a test injects for its own calls.
  await deps.pool.query("update pgboss.version set cron_on = now() + interval '1 day'")
  if (options.database === undefined) await createKnownQueues(deps.pool)
  await deps.jobs.start()
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  for (const start of workerGroups) await start(deps, url)
  if (options.database === undefined) await rememberQueues(deps.pool)
  if (options.webhooks !== false)
    await controlSandbox(sandbox, 'webhook', { url: `${url}/api/webhooks/stripe` })

  return {
    app,
    deps,
    url,
    stripeUrl: sandbox.url,
    mailboxUrl: mailbox.url,
    modelUrl: model.url,
    databaseUrl: database.url,
    settings,
    async stock(...guides) {
      await saveGuides(deps.db, guides.map(createGuide), deps.clock())
      await deps.catalogue.refresh()
    },
    async signUp(name) {
      const person = await signUpAtProvider(
        authEmulatorUrl,
        `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`,
      )
      const registration = { email: person.email, password: 'secret-123', username: name }
      const registered = await send(
        app,
        { method: 'POST', url: '/api/auth/register', payload: registration },
        person,
      )
      if (registered.status !== 200) throw new Error(`${name} could not sign up: ${registered.body}`)
      const [cookie = ''] = [registered.headers['set-cookie']].flat()
      return { ...person, cookie: String(cookie).split(';', 1)[0] ?? '' }
    },
    visit: (path, person, headers) =>
      send(app, { method: 'GET', url: path, ...(headers ? { headers } : {}) }, person),
    post: (path, body, person) => send(app, { method: 'POST', url: path, payload: body }, person),
    queriesDuring: queries.during,
    unexpectedErrors: () => errors.splice(0),
    async close() {
      await app.close()
      await deps.jobs.stop()
      await deps.catalogue.stop()
      await deps.close()
      await sandbox.close()
      await mailbox.close()
      await model.close()
      await database.drop()
    },
  }
}

async function send(app: FastifyInstance, request: InjectOptions, person?: Person): Promise<TestResponse> {
  // Sends the session cookie and the token, like a signed-in browser.
  const own =
    person === undefined
      ? {}
      : { authorization: `Bearer ${person.idToken}`, ...(person.cookie ? { cookie: person.cookie } : {}) }
  const headers = { ...own, ...request.headers }
  const response = await app.inject({ ...request, headers })
  return {
    status: response.statusCode,
    body: response.body,
    headers: response.headers,
    json: () => JSON.parse(response.body),
  }
}

export async function controlSandbox(
  sandbox: Pick<StripeSandbox, 'url'>,
  what: string,
  body: object,
): Promise<void> {
  const answer = await fetch(`${sandbox.url}/_sandbox/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The sandbox refused ${what}: ${await answer.text()}`)
}

interface Addresses {
  databaseUrl: string
  authHost: string
  projectId: string
  sandbox: StripeSandbox
  mailbox: Mailbox
}

function environment({
  databaseUrl,
  authHost,
  projectId,
  sandbox,
  mailbox,
}: Addresses): Record<string, string> {
  return {
    NODE_ENV: 'test',
    ORIGIN: 'http://localhost:3000',
    LOG_LEVEL: 'error',
    // Limits are off, because all requests of a test come from one address and the machine may be busy.
    REQUESTS_PER_SECOND: '0',
    CONNECTIONS_PER_ADDRESS: '0',
    BUSY_AFTER_MS: '0',
    // Few connections, because opening one takes longer than most tests and few tests need many at once.
    DATABASE_POOL_SIZE: '5',
    // Long, because slow responses of a busy machine must not count as an outage.
    PATIENCE_SECONDS: '30',
    STRIPE_PATIENCE_SECONDS: '30',
    SANDBOX: '1',
    DATABASE_URL: databaseUrl,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'test-key',
    FIREBASE_APP_ID: 'test-app',
    FIREBASE_AUTH_DOMAIN: 'localhost',
    FIREBASE_STORAGE_BUCKET: 'test-bucket',
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: sandbox.url,
    STRIPE_JS_URL: `${sandbox.url}/basil/stripe.js`,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'AI Income Guides <shop@example.com>',
    SUPPORT_EMAIL: 'support@example.com',
    SELLER: 'Example Ltd.',
    SELLER_JA: '株式会社サンプル',
    SELLER_ADDRESS: '1-2-3 Example, Tokyo',
    SELLER_ADDRESS_JA: '東京都千代田区サンプル1-2-3',
  }
}

const environmentOf = ({ modelUrl }: ModelSandbox): Record<string, string> => ({
  MODEL_URL: modelUrl,
  MODEL_API_KEY: 'sandbox',
  MODEL_NAME: sandboxModel,
})
