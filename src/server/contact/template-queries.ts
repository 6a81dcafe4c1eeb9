import type { AnswerTemplate } from '../../shared/contact/template-schemas.ts'
import type { Db } from '../platform/database.ts'

/** By name. */
export function listTemplates(db: Db): Promise<AnswerTemplate[]> {
  return db.selectFrom('answerTemplates').select(['id', 'name', 'bodyEn', 'bodyJa']).orderBy('name').execute()
}

/** A new one without an id. False if it is gone, or another one has its name. */
export async function storeTemplate(
  tx: Db,
  { id, name, bodyEn, bodyJa }: Omit<AnswerTemplate, 'id'> & { id: number | null },
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const row = { name, bodyEn, bodyJa, changedBy: by, changedAt: now }
  const taken = await tx
    .selectFrom('answerTemplates')
    .select('id')
    .where('name', '=', name)
    .$if(id !== null, (query) => query.where('id', '<>', id ?? 0))
    .executeTakeFirst()
  if (taken !== undefined) return false
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
          .returning('id')
          .executeTakeFirst()
  return stored !== undefined
}

/** Answers its name; undefined if it is gone already. */
export async function deleteTemplate(tx: Db, id: number): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('answerTemplates')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}
