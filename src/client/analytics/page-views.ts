/** The function that the vendor's script defines: gtag('event', 'page_view', {...}). */
export type AnalyticsTagFunction = (...command: unknown[]) => void

export interface PageView {
  page_location: string
  page_title: string
  page_referrer: string
}

/** The vendor's function is looked up 20 times, 300 ms apart (B15.4). */
const maxTries = 20
const retryMs = 300

/** Queues views until the vendor's function is available; drops them if it never is or if consent is withdrawn. */
export function createPageViewQueue(
  findTag: () => AnalyticsTagFunction | undefined,
  isAgreed: () => boolean,
) {
  let waiting: PageView[] = []
  let tries = 0

  function look(): void {
    tries += 1
    const tag = findTag()
    if (tag === undefined && tries < maxTries && isAgreed()) {
      setTimeout(look, retryMs)
      return
    }
    const views = waiting
    waiting = []
    if (tag !== undefined && isAgreed()) for (const view of views) send(tag, view)
  }

  return {
    /** Sends the view, in order, as soon as the vendor's function is available; never throws. */
    count(view: PageView): void {
      waiting.push(view)
      if (waiting.length > 1) return
      tries = 0
      look()
    },
  }
}

function send(tag: AnalyticsTagFunction, view: PageView): void {
  try {
    tag('event', 'page_view', view)
  } catch {
    // An error in the vendor's script must not affect the reader.
  }
}
