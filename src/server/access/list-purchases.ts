import type { Purchases } from '../../shared/access/access-schemas.ts'
import type { AccessReadDeps } from './deps.ts'
import type { User } from '../platform/caller.ts'
import { listPurchases, type Purchase } from './queries.ts'

/** Placeholder for a guide that this node's catalog does not contain yet. */
const unknownGuide = { titleEn: '', titleJa: '', thumbnailUrl: '' }

/** Lists all guides that a user has ever bought or picked, newest first. */
export async function listOwnPurchases({ db, catalogue }: AccessReadDeps, user: User): Promise<Purchases> {
  const rows = await listPurchases(db, user.id)
  const guides = catalogue.current()
  const purchases = rows.map(({ suspendedAt, revokedAt, purchaseDate, ...row }) => {
    const { titleEn, titleJa, thumbnailUrl } = guides.findSold(row.guideId) ?? unknownGuide
    return {
      ...row,
      titleEn,
      titleJa,
      thumbnailUrl,
      purchaseDate: purchaseDate.toISOString(),
      state: stateOf({ suspendedAt, revokedAt }),
    }
  })
  return { purchases }
}

function stateOf({
  suspendedAt,
  revokedAt,
}: Pick<Purchase, 'suspendedAt' | 'revokedAt'>): Purchases['purchases'][number]['state'] {
  if (revokedAt !== null) return 'revoked'
  return suspendedAt === null ? 'open' : 'suspended'
}
