import type { IncomingHttpHeaders } from 'node:http'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import { previewReadPath } from '../../../shared/guides/views/preview-read-path.ts'
import { splitLanguage } from '../../../shared/paths.ts'

const robots = /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|curl|wget|python|^$/i
const calledGuide = /^\/trpc\/guides\.find\?input=.*%22id%22%3A(\d+)/

/**
 * Returns the id of the guide that a request shows, by page URL or by the API call of client-side navigation. Undefined for
 * crawlers, prefetches and a page that refetches its own guide.
 */
export function findViewedGuide(url: string, headers: IncomingHttpHeaders): number | undefined {
  if (isNotCounted(headers)) return undefined
  const called = calledGuide.exec(url)?.[1]
  if (called === undefined) return guideOfPage(url)
  const from = URL.parse(headers.referer ?? '')?.pathname ?? ''
  const isOwn = splitLanguage(from).path.startsWith('/checkout') || guideOfPage(from) === Number(called)
  return isOwn ? undefined : parseGuideId(called)
}

/** Returns the id of the guide whose preview was read to its end. Undefined for crawlers and requests from other sites. */
export function findReadPreview(url: string, headers: IncomingHttpHeaders): number | undefined {
  const { 'sec-fetch-site': site = 'same-origin' } = headers
  if (isNotCounted(headers) || site !== 'same-origin') return undefined
  return url.startsWith(previewReadPath) ? parseGuideId(url.slice(previewReadPath.length)) : undefined
}

const isNotCounted = (headers: IncomingHttpHeaders) =>
  headers['sec-purpose'] !== undefined || robots.test(headers['user-agent'] ?? '')

function guideOfPage(url: string): number | undefined {
  const [pathname = ''] = url.split('?', 1)
  const [, id] = /^\/guides?\/(\d+)$/.exec(splitLanguage(pathname).path) ?? []
  return id === undefined ? undefined : parseGuideId(id)
}
