import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export interface Listener {
  /** Subscribes to a channel. Also calls `onReconnect` after each (re)connection, because notifications may have been missed. */
  listen: (
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ) => Promise<ListenerSubscription>
  close: () => Promise<void>
}

export interface ListenerSubscription {
  close: () => Promise<void>
}

interface Subscription {
  channel: string
  onNotification: (payload: string) => void
  onReconnect: () => void
}

const reconnectDelayMs = 1000

/** Creates a listener that opens one LISTEN connection for the process at the first subscription. Waits at most `patienceMs` for each response. */
export function openListener(url: string, onError: (error: unknown) => void, patienceMs: number): Listener {
  const subscriptions = new Set<Subscription>()
  let closed = false
  let client: pg.Client | undefined

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    next.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions) {
        if (subscription.channel === channel) subscription.onNotification(payload ?? '')
      }
    })
    next.on('error', onError)
    try {
      await next.connect()
      for (const { channel } of subscriptions) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end()
      throw error
    }
    next.on('end', () => void reconnect())
    for (const { onReconnect } of subscriptions) onReconnect()
    return next
  }

  async function reconnect(): Promise<void> {
    for (;;) {
      await wait(reconnectDelayMs, undefined, { ref: false })
      if (closed) return
      try {
        client = await connect()
        if (closed) await client.end()
        return
      } catch (error) {
        onError(error)
      }
    }
  }

  return {
    async listen(channel, onNotification, onReconnect) {
      const subscription = { channel, onNotification, onReconnect }
      client ??= await connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      subscriptions.add(subscription)
      return {
        async close() {
          subscriptions.delete(subscription)
        },
      }
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
