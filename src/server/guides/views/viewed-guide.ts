import type { IncomingHttpHeaders } from 'node:http'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import { splitLanguage } from '../../../shared/paths.ts'

const robots = /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|curl|wget|python|^$/i
const calledGuide = /^\/trpc\/guides\.find\?input=.*%22id%22%3A(\d+)/

/**
 * The guide whose page a request shows to somebody: by its address, or by the call of a page that goes on to it. Undefined for
 * crawlers, for what is fetched ahead, and for a page that asks again for its own guide.
 */
export function viewedGuide(url: string, headers: IncomingHttpHeaders): number | undefined {
  if (headers['sec-purpose'] !== undefined || robots.test(headers['user-agent'] ?? '')) return undefined
  const called = calledGuide.exec(url)?.[1]
  if (called === undefined) return guideOfPage(url)
  const from = URL.parse(headers.referer ?? '')?.pathname ?? ''
  const isOwn = splitLanguage(from).path.startsWith('/checkout') || guideOfPage(from) === Number(called)
  return isOwn ? undefined : parseGuideId(called)
}

function guideOfPage(url: string): number | undefined {
  const [pathname = ''] = url.split('?', 1)
  const [, id] = /^\/guides?\/(\d+)$/.exec(splitLanguage(pathname).path) ?? []
  return id === undefined ? undefined : parseGuideId(id)
}
