import type { z } from 'zod'
import type { templateInput } from '../../../shared/contact/template-schemas.ts'
import { deleteTemplate, storeTemplate } from '../../contact/index.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertAuditEntry } from '../audit-log/audit-log-queries.ts'

/** Creates or changes a reply template and inserts an audit log entry (B20.32). */
export async function saveTemplate(
  { db, clock }: Deps,
  operator: Caller,
  template: z.infer<typeof templateInput>,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const outcome = await storeTemplate(tx, template, { by: operator.email, now })
    if (outcome === 'refused')
      throw new Refusal('wrong-state', 'It was deleted, or another template has this name')
    if (outcome === 'unchanged') return
    const after = { template: template.name }
    await insertAuditEntry(tx, { operator, kind: 'template-saved', reason: '', after }, now)
  })
}

export async function deleteAnswerTemplate(
  { db, clock }: Deps,
  operator: Caller,
  { id }: { id: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const name = await deleteTemplate(tx, id)
    if (name === undefined) throw new Refusal('not-found')
    const before = { template: name }
    await insertAuditEntry(tx, { operator, kind: 'template-deleted', reason: '', before }, clock())
  })
}
