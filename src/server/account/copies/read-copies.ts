import type { DataExportState, PersonalData } from '../../../shared/account/account-schemas.ts'
import type { User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { findDataExportContent, listDataExports } from './copy-queries.ts'

type ReadDeps = Pick<AccountDeps, 'db' | 'clock'>

/** Returns the user's exports: the ready ones and the pending ones. */
export async function listOwnDataExports(
  { db, clock }: ReadDeps,
  user: User,
): Promise<{ copies: DataExportState[] }> {
  const copies = await listDataExports(db, user.id, clock())
  return {
    copies: copies.map(({ id, askedAt, endsAt, ready }) => ({
      id,
      askedAt: askedAt.toISOString(),
      endsAt: endsAt.toISOString(),
      ready,
    })),
  }
}

/** Returns the content of an export. Exports of other users, expired ones and pending ones are rejected like missing ones (R5). */
export async function readOwnDataExport(
  { db, clock }: ReadDeps,
  user: User,
  id: string,
): Promise<PersonalData> {
  const content = await findDataExportContent(db, { id, userId: user.id, now: clock() })
  if (content === undefined) throw new Refusal('not-found')
  return content
}
