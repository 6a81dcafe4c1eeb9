import { featuredLimit, homePageSize } from '../../shared/guides/guides.ts'

/** How many featured guides an address of the home page shows: 18, 27 or 36 where its '?show=' says so, else 9. */
export function shownGuides(query: URLSearchParams): number {
  const shown = Number(query.get('show'))
  const isOffered = shown % homePageSize === 0 && shown > homePageSize && shown <= featuredLimit
  return isOffered ? shown : homePageSize
}

/** The same as a query in one spelling; the first nine have none. */
export function homeQuery(asked: URLSearchParams): URLSearchParams {
  const shown = shownGuides(asked)
  return new URLSearchParams(shown === homePageSize ? {} : { show: String(shown) })
}
