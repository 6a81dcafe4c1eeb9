import type { Purchases } from '../../shared/access/access-schemas.ts'
import type { AccessReadDeps } from './deps.ts'
import type { User } from '../platform/caller.ts'
import { listPurchases } from './queries.ts'

/** Lists all guides that a user has ever bought or picked, newest first. */
export async function listOwnPurchases({ db, catalogue }: AccessReadDeps, user: User): Promise<Purchases> {
  const rows = await listPurchases(db, user.id)
  const guides = catalogue.current()
  const purchases = rows.map(
    ({ suspendedAt, revokedAt, purchaseDate, ...row }): Purchases['purchases'][number] => {
      // The catalog of this node may not contain a new guide yet.
      const { titleEn = '', titleJa = '', thumbnailUrl = '' } = guides.findSold(row.guideId) ?? {}
      const state = revokedAt !== null ? 'revoked' : suspendedAt !== null ? 'suspended' : 'open'
      return { ...row, titleEn, titleJa, thumbnailUrl, purchaseDate: purchaseDate.toISOString(), state }
    },
  )
  return { purchases }
}
