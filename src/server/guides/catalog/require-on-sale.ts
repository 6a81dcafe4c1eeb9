import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CatalogSnapshot } from './catalogue.ts'

/** Returns the guide with this id. Throws `withdrawn` or `not-found` if it is not on sale. */
export function requireGuideOnSale(snapshot: CatalogSnapshot, id: number): GuideSummary {
  const card = snapshot.find(id)
  if (card === undefined) throw createGuideRefusal(snapshot, id)
  return card
}

/** Returns the error for a guide that is not on sale: `withdrawn`, or `not-found` if it never was. */
export function createGuideRefusal(snapshot: CatalogSnapshot, id: number): Refusal {
  const isWithdrawn = snapshot.findSold(id) !== undefined
  return isWithdrawn ? new Refusal('withdrawn') : new Refusal('not-found', `No guide ${id}`)
}
