/**
 * Places of residence that a buyer can choose. 'eu' includes Iceland, Liechtenstein and Norway, which have the same consumer law.
 */
export const buyerPlaces = ['japan', 'us', 'eu', 'uk', 'other'] as const
export type BuyerPlace = (typeof buyerPlaces)[number]

/** The place whose law applies until the buyer has chosen one. */
export const strictestPlace = 'eu' satisfies BuyerPlace

const euAndEea =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' ')

/** Returns the place for an ISO 3166-1 country code. Undefined for other values, such as the XX and T1 of some proxies. */
export function findPlaceByCountry(code: string | undefined): BuyerPlace | undefined {
  const country = code?.trim().toUpperCase() ?? ''
  if (!/^[A-Z]{2}$/.test(country) || country === 'XX') return undefined
  if (country === 'JP') return 'japan'
  if (country === 'US') return 'us'
  if (country === 'GB') return 'uk'
  return euAndEea.includes(country) ? 'eu' : 'other'
}
