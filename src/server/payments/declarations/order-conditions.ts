import type { PayDeps } from '../deps.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { findPlaceByCountry, type BuyerPlace } from '../../../shared/law/places.ts'
import type { Caller } from '../../platform/caller.ts'
import { findBuyerByUid } from '../queries.ts'
import { findLastPlace } from './declaration-queries.ts'

interface OrderPageRequest {
  language: PageLanguage
  caller: Pick<Caller, 'uid'> | undefined
  /** Buyer's country as a trusted proxy reports it. */
  country: string | undefined
}

/**
 * Returns the defaults of an order page. The place is that of the buyer's last order, else Japan on Japanese pages, else the
 * country that a trusted proxy reports, else null.
 */
export async function readOrderConditions(
  { db, env }: PayDeps,
  { language, caller, country }: OrderPageRequest,
): Promise<{ place: BuyerPlace | null; taxed: boolean }> {
  const buyer = caller === undefined ? undefined : await findBuyerByUid(db, caller.uid)
  const last = buyer === undefined ? undefined : await findLastPlace(db, buyer.id)
  const preset = language === 'ja' ? 'japan' : findPlaceByCountry(country)
  return { place: last ?? preset ?? null, taxed: env.SELLER_TAX_PERCENT !== undefined }
}
