import type { Db } from '../../platform/database.ts'

const turnsOfNodes = new WeakMap<Db, Map<number, Promise<void>>>()

/**
 * Runs the settlements of one buyer on this node one after another, because concurrent ones would only make each other retry.
 * The buyer's version detects concurrent writes of other nodes.
 */
export async function runInBuyerQueue<T>(db: Db, userId: number, settleBuyer: () => Promise<T>): Promise<T> {
  const turns = turnsOfNodes.get(db) ?? new Map<number, Promise<void>>()
  turnsOfNodes.set(db, turns)
  const before = turns.get(userId)
  const turn = Promise.withResolvers<void>()
  turns.set(userId, turn.promise)
  try {
    await before
    return await settleBuyer()
  } finally {
    turn.resolve()
    if (turns.get(userId) === turn.promise) turns.delete(userId)
  }
}
