import type { AnalyticsTag } from '../../shared/config/analytics-tag.ts'
import type { Tag } from './page-views.ts'
import { redactReferrer, redactUrl, type MatchPath } from './redact-url.ts'

declare global {
  interface Window {
    gtag?: Tag
    dataLayer?: unknown[]
  }
}

export const findTag = (): Tag | undefined => window.gtag

let loaded = false

/** Only ever called after consent. A script that is blocked or fails counts nothing, and nobody hears of it. */
export function loadTag({ tagId, scriptUrl }: AnalyticsTag, match: MatchPath): void {
  if (loaded) return
  loaded = true
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  script.addEventListener('load', () => startTag(tagId, match))
  document.head.append(script)
}

/** No advertising, no address but a stripped one, and cookies that belong to this host alone. */
function startTag(tagId: string, match: MatchPath): void {
  const tag = offeredTag()
  tag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  tag('js', new Date())
  tag('config', tagId, {
    send_page_view: false,
    cookie_domain: 'none',
    page_location: redactUrl(window.location.href, match),
    page_referrer: redactReferrer(document.referrer, window.location.origin, match),
  })
}

/** Google's script reads a queue that the page itself offers a function for; others bring their own. */
function offeredTag(): Tag {
  const queue = (window.dataLayer ??= [])
  window.gtag ??= function () {
    // oxlint-disable-next-line prefer-rest-params -- Google's script takes nothing but an arguments object
    queue.push(arguments)
  }
  return window.gtag
}

/** After consent was taken back: what the script has left goes, and the page starts again without it. */
export function unloadTag(): void {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
  }
  if (loaded) window.location.reload()
}
