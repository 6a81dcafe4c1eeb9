import type { ShownAuditEntry } from '../../../shared/admin/admin-schemas.ts'
import type { Db } from '../../platform/database.ts'
import { listAuditEntries } from './audit-log-queries.ts'

const pageSize = 50

/** What operators did, the newest first (B20.6). */
export async function readLog(
  db: Db,
  asked: Parameters<typeof listAuditEntries>[1],
): Promise<{ entries: ShownAuditEntry[]; next: number | null }> {
  const found = await listAuditEntries(db, asked, pageSize + 1)
  const entries = found.slice(0, pageSize)
  return { entries, next: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}
