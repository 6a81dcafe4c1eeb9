import type { Db } from '../../platform/database.ts'
import { listAuditEntries } from './audit-log-queries.ts'

const pageSize = 50

/** Returns a page of the audit log, newest first (B20.6). `next` is the cursor of the next page; null on the last page. */
export async function readAuditLog(db: Db, filter: Parameters<typeof listAuditEntries>[1]) {
  const found = await listAuditEntries(db, filter, pageSize + 1)
  const entries = found.slice(0, pageSize)
  return { entries, next: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}
