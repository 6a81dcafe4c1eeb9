import type { Db } from '../database.ts'

export interface RunningNode {
  id: string
  release: string
  nodeVersion: string
  startedAt: Date
  seenAt: Date
}

export async function storeNode(
  db: Db,
  { id, release, nodeVersion, startedAt, seenAt }: RunningNode,
): Promise<void> {
  await db
    .insertInto('nodes')
    .values({ id, release, node_version: nodeVersion, started_at: startedAt, seen_at: seenAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: seenAt }))
    .execute()
}

export async function deleteNode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('nodes').where('id', '=', id).execute()
}

/** Every node that has not left, the newest first. */
export function listNodes(db: Db): Promise<RunningNode[]> {
  return db
    .selectFrom('nodes')
    .select(['id', 'release', 'node_version as nodeVersion', 'started_at as startedAt', 'seen_at as seenAt'])
    .orderBy('started_at', 'desc')
    .execute()
}

/** Those that died without leaving. At most `most`; says how many. */
export async function deleteSilentNodes(db: Db, before: Date, most: number): Promise<number> {
  const silent = db.selectFrom('nodes').select('id').where('seen_at', '<', before).limit(most)
  const { numDeletedRows } = await db.deleteFrom('nodes').where('id', 'in', silent).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
