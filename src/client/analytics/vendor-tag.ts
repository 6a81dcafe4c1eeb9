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

/** Called only after consent. A script that is blocked or fails counts nothing, and no error is reported. */
export function loadTag({ tagId, scriptUrl }: AnalyticsTag, match: MatchPath): void {
  if (loaded) return
  loaded = true
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  script.addEventListener('load', () => startTag(tagId, match))
  document.head.append(script)
}

/** No advertising, only redacted URLs, and cookies for this host only. */
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

/** Google's script reads a queue that the page's own function fills; other vendors define their own function. */
function offeredTag(): Tag {
  const queue = (window.dataLayer ??= [])
  window.gtag ??= function () {
    // oxlint-disable-next-line prefer-rest-params -- Google's script accepts only an arguments object
    queue.push(arguments)
  }
  return window.gtag
}

/**
 * After consent is withdrawn: deletes the script's cookies and, if the script is loaded, reloads the page without it.
 */
export function unloadTag(): void {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
  }
  if (loaded) window.location.reload()
}
