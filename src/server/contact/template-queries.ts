import type { ReplyTemplate } from '../../shared/contact/template-schemas.ts'
import type { Db } from '../platform/database.ts'

/** Returns the reply templates in order of their names. */
export function listReplyTemplates(db: Db): Promise<ReplyTemplate[]> {
  return db.selectFrom('answerTemplates').select(['id', 'name', 'bodyEn', 'bodyJa']).orderBy('name').execute()
}

/**
 * Stores a template; creates it if `id` is null. Returns `refused` if it was deleted or its name is taken, and `unchanged` if it already has these texts,
 * because a change may be submitted twice.
 */
export async function storeReplyTemplate(
  tx: Db,
  { id, name, bodyEn, bodyJa }: Omit<ReplyTemplate, 'id'> & { id: number | null },
  { by, now }: { by: string; now: Date },
): Promise<'stored' | 'unchanged' | 'refused'> {
  const row = { name, bodyEn, bodyJa, changedBy: by, changedAt: now }
  const taken = await tx
    .selectFrom('answerTemplates')
    .select('id')
    .where('name', '=', name)
    .$if(id !== null, (query) => query.where('id', '<>', id ?? 0))
    .executeTakeFirst()
  if (taken !== undefined) return 'refused'
  const stored =
    id === null
      ? await tx
          .insertInto('answerTemplates')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
      : await tx
          .updateTable('answerTemplates')
          .set(row)
          .where('id', '=', id)
          .where((eb) =>
            eb.or([eb('name', '<>', name), eb('bodyEn', '<>', bodyEn), eb('bodyJa', '<>', bodyJa)]),
          )
          .returning('id')
          .executeTakeFirst()
  if (stored !== undefined) return 'stored'
  const kept = await tx.selectFrom('answerTemplates').select('id').where('id', '=', id).executeTakeFirst()
  return kept === undefined ? 'refused' : 'unchanged'
}

/** Deletes a template and returns its name. Undefined if it was deleted already. */
export async function deleteReplyTemplate(tx: Db, id: number): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('answerTemplates')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}
