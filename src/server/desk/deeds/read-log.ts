import type { ShownDeed } from '../../../shared/desk/desk-schemas.ts'
import type { Db } from '../../platform/database.ts'
import { listDeeds } from './deed-queries.ts'

const pageSize = 50

/** What operators did, the newest first (B20.6). */
export async function readLog(
  db: Db,
  asked: Parameters<typeof listDeeds>[1],
): Promise<{ deeds: ShownDeed[]; next: number | null }> {
  const found = await listDeeds(db, asked, pageSize + 1)
  const deeds = found.slice(0, pageSize)
  return { deeds, next: found.length > pageSize ? (deeds.at(-1)?.id ?? null) : null }
}
