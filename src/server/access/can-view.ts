import type { FindCaller } from '../platform/caller.ts'
import { Refusal } from '../platform/refusal.ts'
import type { AccessDeps } from './deps.ts'
import { findEntitlements } from './entitlement-queries.ts'
import { mayRead } from './may-read.ts'

export async function canView(
  { db, catalogue, clock }: Pick<AccessDeps, 'db' | 'catalogue' | 'clock'>,
  caller: FindCaller,
  guideId: number,
): Promise<{ canView: boolean }> {
  const guide = catalogue.current().findSold(guideId)
  if (guide === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const person = await caller()
  const entitlements = person === undefined ? undefined : await findEntitlements(db, person.uid, guideId)
  return { canView: mayRead(guide, entitlements, clock()) }
}
