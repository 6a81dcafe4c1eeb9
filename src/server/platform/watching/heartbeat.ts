import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { deleteNode, storeNode } from './node-queries.ts'

/** Milliseconds between two heartbeats of a node. */
const heartbeatMs = 15_000
/** Milliseconds. A node without a heartbeat for this long counts as dead. */
export const heartbeatTimeoutMs = 4 * heartbeatMs

/** Writes a heartbeat with the node's release at regular intervals (B20.34). `leave` stops and removes it. */
export async function startHeartbeat(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  release: string,
): Promise<{ leave: () => Promise<void> }> {
  const node = { id: randomUUID(), release, nodeVersion: process.version, startedAt: clock() }

  async function beat(): Promise<void> {
    try {
      await storeNode(db, { ...node, seenAt: clock() })
    } catch (error) {
      logger.warn({ err: error }, 'the heartbeat could not be written')
    }
  }

  await beat()
  let beating: Promise<void> | undefined
  const timer = setInterval(() => {
    beating = beat()
  }, heartbeatMs).unref()
  return {
    async leave() {
      clearInterval(timer)
      // A heartbeat that is still being written would insert the row again.
      await beating
      try {
        await deleteNode(db, node.id)
      } catch (error) {
        logger.warn({ err: error }, 'the row of this node stays until the retention job deletes it')
      }
    },
  }
}
