import type { Db } from '../../platform/database.ts'
import type { MoneyMovement } from '../../platform/watching/watch.ts'
import type { SettleDeps } from './settle-deps.ts'
import { lockBuyerAtVersion, requireBuyer, type Buyer } from '../queries.ts'

/** Maximum tries while the buyer changes concurrently, before the job queue retries later. */
const maxTries = 5

/**
 * Calls Stripe outside any transaction, between two reads of the buyer's version, and writes in one short transaction with the
 * buyer locked. If the version has changed, another write may have used a newer response: this response is discarded and fetched
 * again, so that an older one never overwrites a newer one (R2). Amounts passed to `moved` are counted after the commit.
 */
export async function withOptimisticLock<Asked, Written>(
  { db, watch, dryRun = false }: SettleDeps,
  userId: number,
  ask: (buyer: Buyer) => Promise<Asked>,
  write: (tx: Db, asked: Asked, moved: (money: MoneyMovement) => void) => Promise<Written>,
): Promise<Written> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const before = await requireBuyer(db, userId)
    const asked = await ask(before)
    const moved: MoneyMovement[] = []
    const writeIfUnchanged = async (tx: Db) => {
      // The version also increases if nothing changes, so that an older response that arrives later is discarded.
      if (!(await lockBuyerAtVersion(tx, userId, before.settleVersion))) return undefined
      return { written: await write(tx, asked, (money) => moved.push(money)) }
    }
    const outcome = dryRun
      ? await rehearse(db, writeIfUnchanged)
      : await db.transaction().execute(writeIfUnchanged)
    if (outcome === undefined) continue
    if (!dryRun) for (const money of moved) watch.moved(money)
    return outcome.written
  }
  throw new Error(`Buyer ${userId} kept changing while being settled`)
}

/** Runs `act` in a transaction, rolls the transaction back and returns the result. */
async function rehearse<T>(db: Db, act: (tx: Db) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute()
  try {
    return await act(tx)
  } finally {
    await tx.rollback().execute()
  }
}

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
