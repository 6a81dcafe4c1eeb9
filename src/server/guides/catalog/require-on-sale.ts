import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CatalogueSnapshot } from './catalogue.ts'

/** A guide that can be bought or picked now. */
export function requireOnSale(snapshot: CatalogueSnapshot, id: number): GuideSummary {
  const card = snapshot.find(id)
  if (card === undefined) throw noSuchGuide(snapshot, id)
  return card
}

/** Why only its owners find a guide: it was withdrawn, or it never was on sale. */
export function noSuchGuide(snapshot: CatalogueSnapshot, id: number): Refusal {
  const isWithdrawn = snapshot.findSold(id) !== undefined
  return isWithdrawn ? new Refusal('withdrawn') : new Refusal('not-found', `No guide ${id}`)
}
