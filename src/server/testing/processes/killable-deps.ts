import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { ShopDeps } from '../../deps.ts'
import { openKysely } from '../../platform/database.ts'
import type { Shop } from '../shop.ts'
import { createStripeWithFetch } from '../stripe-with-fetch.ts'

/** A step at which the process is killed. Database statements and requests to Stripe and the model count as steps, from 1. */
export interface KillPoint {
  step: number
  /** With `before`, the step doesn't start. With `after`, it completes, but its result is lost. */
  moment: 'before' | 'after'
}

interface Killable {
  deps: ShopDeps
  hasDied: () => boolean
  /** Returns the number of connections of this process that are still open in PostgreSQL. */
  openConnections: () => Promise<number>
  close: () => Promise<void>
}

/** Ignores errors of lost connections, which are expected here. */
const lose = () => undefined

/**
 * Returns dependencies of a simulated process that is killed at one step: PostgreSQL terminates its connections, as after a crash, and results of running
 * operations are discarded.
 */
export function openKillableDeps(shop: Shop, { step, moment }: KillPoint): Killable {
  const name = `mortal-${crypto.randomUUID()}`
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, application_name: name })
  pool.on('error', lose)
  pool.on('connect', (client) => client.on('error', lose))
  let steps = 0
  let died = false

  async function die(): Promise<never> {
    died = true
    await shop.deps.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [name],
    )
    throw new Error(`Killed ${moment} step ${step}`)
  }

  async function killably<T>(act: () => Promise<T>): Promise<T> {
    if (died) throw new Error('A process that was killed does nothing more')
    steps += 1
    const isLast = steps === step
    if (isLast && moment === 'before') return die()
    const result = await act()
    return isLast ? die() : result
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect()
    const query = (text: string, values: unknown[]) => killably(() => client.query(text, values))
    // The shop uses no cursors, the other method of the interface.
    return { query, release: () => client.release(died) } as unknown as PostgresPoolClient
  }

  const db = openKysely({ options: pool.options, connect, end: () => pool.end() })
  const stripe = createStripeWithFetch(shop.stripeUrl, (address, init) =>
    killably(() => fetch(address, init)),
  )
  const { translator } = shop.deps
  const killableTranslator = translator && {
    ...translator,
    ask: (...question: Parameters<typeof translator.ask>) => killably(() => translator.ask(...question)),
  }
  return {
    deps: { ...shop.deps, db, stripe, translator: killableTranslator },
    hasDied: () => died,
    async openConnections() {
      const { rowCount } = await shop.deps.pool.query(
        'select pid from pg_stat_activity where application_name = $1',
        [name],
      )
      return rowCount ?? 0
    },
    close: () => pool.end(),
  }
}
