/** What the vendor's script offers: gtag('event', 'page_view', {...}). */
export type Tag = (...command: unknown[]) => void

export interface PageView {
  page_location: string
  page_title: string
  page_referrer: string
}

/** B15.4: the vendor's function is looked for up to 20 times, 300 ms apart. */
const mostTries = 20
const retryMs = 300

interface PageViews {
  /** Sends the view as soon as the vendor's function is there, after those before it; never throws. */
  count: (view: PageView) => void
}

/** Views that wait for the vendor's function, and are dropped if it does not come or is no longer agreed to. */
export function createPageViews(findTag: () => Tag | undefined, isAgreed: () => boolean): PageViews {
  let waiting: PageView[] = []
  let tries = 0

  function look(): void {
    tries += 1
    const tag = findTag()
    if (tag === undefined && tries < mostTries && isAgreed()) {
      setTimeout(look, retryMs)
      return
    }
    const views = waiting
    waiting = []
    if (tag !== undefined && isAgreed()) for (const view of views) send(tag, view)
  }

  return {
    count(view) {
      waiting.push(view)
      if (waiting.length > 1) return
      tries = 0
      look()
    },
  }
}

function send(tag: Tag, view: PageView): void {
  try {
    tag('event', 'page_view', view)
  } catch {
    // What fails in a vendor's script is not the reader's trouble.
  }
}
