import type { AnalyticsTag } from '../../shared/config/analytics-tag.ts'
import type { AnalyticsTagFunction } from './page-views.ts'
import { redactReferrer, redactUrl, type MatchPath } from './redact-url.ts'

declare global {
  interface Window {
    gtag?: AnalyticsTagFunction
    dataLayer?: unknown[]
  }
}

export const findAnalyticsTag = (): AnalyticsTagFunction | undefined => window.gtag

let loaded = false

/** Loads the vendor's script, only after consent. Without the script, no views are counted and no error is reported. */
export function loadAnalyticsTag({ tagId, scriptUrl }: AnalyticsTag, match: MatchPath): void {
  if (loaded) return
  loaded = true
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  script.addEventListener('load', () => startTag(tagId, match))
  document.head.append(script)
}

/** Configures the tag: no advertising, redacted URLs only, and cookies for this host only. */
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

/** Returns the function that queues commands for Google's script. Other vendors' scripts define their own function. */
function offeredTag(): AnalyticsTagFunction {
  const queue = (window.dataLayer ??= [])
  window.gtag ??= function () {
    // oxlint-disable-next-line prefer-rest-params -- Google's script accepts only an arguments object
    queue.push(arguments)
  }
  return window.gtag
}

/** Deletes the script's cookies after consent is withdrawn, and reloads the page if the script is loaded. */
export function unloadAnalyticsTag(): void {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
  }
  if (loaded) window.location.reload()
}
