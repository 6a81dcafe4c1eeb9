import type { PayDeps } from '../deps.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { placeOfCountry, type Place } from '../../../shared/law/places.ts'
import type { Caller } from '../../platform/caller.ts'
import { findBuyerByUid } from '../queries.ts'
import { findLastPlace } from './declaration-queries.ts'

interface Asking {
  language: PageLanguage
  caller: Pick<Caller, 'uid'> | undefined
  /** As a trusted proxy names it. */
  country: string | undefined
}

/**
 * What an order page presets: where the buyer lives, by their last order, the language of the page, or the country of a trusted
 * proxy. Null until the buyer says it.
 */
export async function readOrderConditions(
  { db, env }: PayDeps,
  { language, caller, country }: Asking,
): Promise<{ place: Place | null; taxed: boolean }> {
  const buyer = caller === undefined ? undefined : await findBuyerByUid(db, caller.uid)
  const last = buyer === undefined ? undefined : await findLastPlace(db, buyer.id)
  const preset = language === 'ja' ? 'japan' : placeOfCountry(country)
  return { place: last ?? preset ?? null, taxed: env.SELLER_TAX_PERCENT !== undefined }
}
