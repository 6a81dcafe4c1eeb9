import type { Db } from '../platform/database.ts'

export const choreNames = ['backup', 'restore-drill', 'sweep', 'reconcile', 'paid-lines', 'proof'] as const
export type Chore = (typeof choreNames)[number]

export interface ChoreDone {
  chore: Chore
  succeededAt: Date
  figures: Record<string, number>
}

export async function recordChore(db: Db, { chore, succeededAt, figures }: ChoreDone): Promise<void> {
  const row = { succeeded_at: succeededAt, figures: JSON.stringify(figures) }
  await db
    .insertInto('upkeep')
    .values({ chore, ...row })
    .onConflict((conflict) => conflict.column('chore').doUpdateSet(row))
    .execute()
}

/** When each chore last succeeded. */
export async function listChores(db: Db): Promise<ChoreDone[]> {
  const rows = await db.selectFrom('upkeep').selectAll().orderBy('chore').execute()
  // The table's check holds these words, and only `recordChore` writes figures.
  return rows.map(({ chore, succeeded_at, figures }) => ({
    chore: chore as Chore,
    succeededAt: succeeded_at,
    figures: figures as ChoreDone['figures'],
  }))
}
