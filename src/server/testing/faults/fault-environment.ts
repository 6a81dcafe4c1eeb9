import { readFile } from 'node:fs/promises'
import { findFreePort } from '../../../../scripts/processes/ports.ts'
import { setMailFaults } from '../mailbox.ts'
import type { Person } from '../people.ts'
import { controlSandbox, openShop, type Shop } from '../shop.ts'
import { requireCaddy, startCaddy } from './caddy.ts'
import { startSigningGoogleFake } from './signing-google-fake.ts'
import { openServiceProxies, rerouteUrl, type ServiceProxies } from './service-proxies.ts'
import { openOwnPostgres, type OwnPostgres } from './own-postgres.ts'
import { superviseNode, type SupervisedNode } from './supervised-node.ts'
import { pollUntil } from './poll-until.ts'
import { sendVisit } from './send-visit.ts'

export type SigningMode = 'emulator' | 'google'

/** Two nodes behind Caddy, as in production, with breakable connections to all dependencies. */
export interface FaultEnvironment {
  shop: Shop
  postgres: OwnPostgres
  lines: ServiceProxies
  /** URL of Caddy. */
  url: string
  nodes: () => readonly [SupervisedNode, SupervisedNode]
  /** Replaces the nodes, unless nodes of this kind are running and `isFresh` is false. */
  runNodes: (how?: NodeRunOptions, isFresh?: boolean) => Promise<void>
  signUp: (name: string) => Promise<Person>
  /** Returns the peak memory of the nodes that have ended, in megabytes. */
  peakMb: () => number
  close: () => Promise<void>
}

export interface NodeRunOptions {
  signing?: SigningMode
  heapMb?: number
}

/** Ids of the shop's guides. */
export const drillGuideIds = Array.from({ length: 40 }, (_, place) => place + 1)

/** Replaces test settings with those of production. Empty values select the defaults. */
const ordinary = {
  NODE_ENV: 'production',
  REQUESTS_PER_SECOND: '',
  CONNECTIONS_PER_ADDRESS: '',
  BUSY_AFTER_MS: '',
  PATIENCE_SECONDS: '',
  STRIPE_PATIENCE_SECONDS: '',
}

export async function openFaultEnvironment(): Promise<FaultEnvironment> {
  await requireCaddy()
  const postgres = await openOwnPostgres()
  const shop = await openShop({ client: 'built', settings: { DATABASE_URL: postgres.url } })
  // The nodes run the jobs. The shop of this process only signs users up.
  await shop.deps.jobs.stop()
  await shop.stock(...drillGuideIds.map((id) => ({ id })))
  const { settings } = shop
  const google = await startSigningGoogleFake(settings['FIREBASE_PROJECT_ID'] ?? '', postgres)
  const googleUrl = `http://127.0.0.1:${google.port}`
  const emulatorUrl = `http://${settings['FIREBASE_AUTH_EMULATOR_HOST']}`
  const services = {
    database: postgres.url,
    keys: googleUrl,
    tokens: googleUrl,
    stripe: settings['STRIPE_API_URL'] ?? '',
    mail: settings['SMTP_URL'] ?? '',
    model: settings['MODEL_URL'] ?? '',
  }
  const toEmulator = await openServiceProxies({ ...services, identity: emulatorUrl })
  const toGoogle = await openServiceProxies({ ...services, identity: googleUrl })
  const ports = [await findFreePort(), await findFreePort()] as const
  const caddy = await startCaddy(ports)
  let signing: SigningMode = 'emulator'
  let running: readonly [SupervisedNode, SupervisedNode] | undefined
  let runningKind = ''
  let peakMb = 0
  const lines = () => (signing === 'google' ? toGoogle : toEmulator)

  const settingsOf = ({ database, identity, keys, tokens, stripe, mail, model }: ServiceProxies) => ({
    ...settings,
    ...ordinary,
    DRAIN_SECONDS: '0',
    // Address of Caddy. Each visitor has a different address.
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: rerouteUrl(database, services.database),
    STRIPE_API_URL: rerouteUrl(stripe, services.stripe),
    SMTP_URL: rerouteUrl(mail, services.mail),
    MODEL_URL: rerouteUrl(model, services.model),
    ...(signing === 'google'
      ? google.settings({ keys: keys.port, tokens: tokens.port, accounts: identity.port })
      : { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${identity.port}` }),
  })

  return {
    shop,
    postgres,
    url: caddy.url,
    get lines() {
      return lines()
    },
    nodes() {
      if (running === undefined) throw new Error('No node runs')
      return running
    },
    async runNodes({ signing: asked = 'emulator', heapMb } = {}, isFresh = false) {
      const kind = `${asked} ${heapMb}`
      if (kind === runningKind && !isFresh) return
      runningKind = kind
      for (const node of running ?? []) {
        peakMb = Math.max(peakMb, await peakOf(node))
        await node.stop()
      }
      signing = asked
      const preload = ['shift-clock', 'fill-memory', ...(asked === 'google' ? ['redirect-google'] : [])]
      const run = (port: number) =>
        superviseNode({ ...settingsOf(lines()), PORT: String(port) }, { preload, ...(heapMb && { heapMb }) })
      running = await Promise.all([run(ports[0]), run(ports[1])])
      await controlSandbox({ url: shop.stripeUrl }, 'webhook', { url: `${caddy.url}/api/webhooks/stripe` })
      await pollUntil(() => passesCalls(caddy.url))
    },
    async signUp(name) {
      if (signing === 'google') return google.signUp(name)
      // Resets the rate limit, because all users sign up from one address.
      await postgres.query(`delete from rate_limits where key like 'sign-in/network%'`)
      return shop.signUp(name)
    },
    peakMb: () => peakMb,
    async close() {
      await Promise.all((running ?? []).map((node) => node.stop()))
      await caddy.close()
      await setMailFaults(shop)
      await Promise.all(
        [...Object.values(toEmulator), ...Object.values(toGoogle)].map((line) => line.close()),
      )
      await google.close()
      await shop.close()
      await postgres.close()
    },
  }
}

/** Returns whether Caddy forwards calls, which it does once a node is ready. The request is invalid, so the node answers 400. */
const passesCalls = async (url: string) =>
  (await sendVisit(url, { path: '/api/contact/submit', body: {} })).status === 400

async function peakOf({ pid }: SupervisedNode): Promise<number> {
  const status = await readFile(`/proc/${pid()}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024)
}
