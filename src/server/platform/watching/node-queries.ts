import type { Selectable } from 'kysely'
import type { DB } from '../database-types.ts'
import type { Db } from '../database.ts'

type RunningNode = Selectable<DB['nodes']>

export async function storeNode(db: Db, node: RunningNode): Promise<void> {
  await db
    .insertInto('nodes')
    .values(node)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt: node.seenAt }))
    .execute()
}

export async function deleteNode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('nodes').where('id', '=', id).execute()
}

/** Returns running nodes and nodes that didn't shut down properly, newest first. */
export function listNodes(db: Db): Promise<RunningNode[]> {
  return db.selectFrom('nodes').selectAll().orderBy('startedAt', 'desc').execute()
}
