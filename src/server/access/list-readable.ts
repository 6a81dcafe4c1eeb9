import type { AccessReadDeps } from './deps.ts'
import type { User } from '../platform/caller.ts'
import { listEntitlements } from './entitlement-queries.ts'
import { mayRead } from './may-read.ts'

/** Lists which of these guides, saved on a device, the user may still read. */
export async function listReadableGuides(
  { db, catalogue, clock }: AccessReadDeps,
  user: Pick<User, 'id'>,
  guideIds: readonly number[],
): Promise<number[]> {
  const entitlementsOf = await listEntitlements(db, user.id, guideIds)
  const guides = catalogue.current()
  return guideIds.filter((id) => {
    const guide = guides.findSold(id)
    return guide !== undefined && mayRead(guide, entitlementsOf(id), clock())
  })
}
