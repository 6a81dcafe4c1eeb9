import type { Context } from '../platform/trpc.ts'
import { Refusal } from '../platform/refusal.ts'
import { mayRead } from './may-read.ts'
import { findHoldings } from './queries.ts'

export async function canView({ deps, caller }: Context, guideId: number): Promise<{ canView: boolean }> {
  const guide = deps.catalogue.current().find(guideId)
  if (guide === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const person = await caller()
  const holdings = person === undefined ? undefined : await findHoldings(deps.db, person.uid, guideId)
  return { canView: mayRead(guide, holdings, deps.clock()) }
}
