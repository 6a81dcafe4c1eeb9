import { maxFeaturedGuides, homePageSize } from '../../shared/guides/guides.ts'

/** Returns the number of featured guides on the home page: 18, 27 or 36 if '?show=' has that value, otherwise 9. */
export function parseGuideCount(query: URLSearchParams): number {
  const shown = Number(query.get('show'))
  const isOffered = shown % homePageSize === 0 && shown > homePageSize && shown <= maxFeaturedGuides
  return isOffered ? shown : homePageSize
}

/** Returns the canonical query string of the number; empty for the first nine guides. */
export function normalizeHomeQuery(asked: URLSearchParams): URLSearchParams {
  const shown = parseGuideCount(asked)
  return new URLSearchParams(shown === homePageSize ? {} : { show: String(shown) })
}
