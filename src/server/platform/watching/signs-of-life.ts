import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { deleteNode, storeNode } from './node-queries.ts'

/** How often a node says that it lives. */
const signMs = 15_000
/** A node that has said nothing for this long is taken for dead. */
export const silentAfterMs = 4 * signMs

/** Tells the other nodes, by the database, that this one runs and what (B20.34). */
export async function keepSignsOfLife(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  release: string,
): Promise<{ leave: () => Promise<void> }> {
  const node = { id: randomUUID(), release, nodeVersion: process.version, startedAt: clock() }

  async function sign(): Promise<void> {
    try {
      await storeNode(db, { ...node, seenAt: clock() })
    } catch (error) {
      logger.warn({ err: error }, 'no sign of life could be written')
    }
  }

  await sign()
  let signing: Promise<void> | undefined
  const timer = setInterval(() => {
    signing = sign()
  }, signMs).unref()
  return {
    async leave() {
      clearInterval(timer)
      // One that is still on its way would bring the row back.
      await signing
      try {
        await deleteNode(db, node.id)
      } catch (error) {
        logger.warn({ err: error }, 'the row of this node stays until it is swept')
      }
    },
  }
}
