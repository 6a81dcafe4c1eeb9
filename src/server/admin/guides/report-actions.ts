import { hideSentence } from '../../guides/reports/index.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertAuditEntry } from '../audit-log/audit-log-queries.ts'

/** Hides or shows the sentence of an income report and inserts an audit log entry (B21.37). The figures of the report still count. */
export async function setReportSentenceHidden(
  { db, clock }: Deps,
  operator: Caller,
  { id, hidden, reason }: { id: number; hidden: boolean; reason: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await hideSentence(tx, { id, hidden })
    if (before === undefined) throw new Refusal('not-found')
    if (before.hidden === hidden) return
    const { guideId, userId } = before
    const about = { guideId, ...(userId === null ? {} : { userId }), after: { report: String(id) } }
    await insertAuditEntry(
      tx,
      { operator, kind: hidden ? 'report-hidden' : 'report-shown', reason, ...about },
      clock(),
    )
  })
}
