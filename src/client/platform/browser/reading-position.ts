/** Matches headings in one language, even if the text is shown in both. Excludes sticky headings. */
const headings = ':is(h1, h2, h3):not([data-other] *, aside *)'

/** Records the position of the heading that is being read; the returned function restores it. */
export function captureReadingPosition(text: ParentNode): () => void {
  const find = () => [...text.querySelectorAll(headings)].filter((heading) => heading.checkVisibility())
  const tops = find().map(topOf)
  const place = window.scrollY === 0 ? -1 : tops.findLastIndex((top) => top < window.innerHeight / 2)
  return () => {
    const heading = find()[place]
    if (heading !== undefined) window.scrollBy(0, topOf(heading) - (tops[place] ?? 0))
  }
}

const topOf = (heading: Element) => heading.getBoundingClientRect().top

/** Changes the language and keeps the reading position. The `lang` of `frame` changes together with its texts. */
export function changeKeepingReadingPosition(frame: HTMLElement, change: () => void): void {
  const restore = captureReadingPosition(document)
  const root = document.documentElement
  // Disables the browser's own scroll anchoring, which would correct the position a second time.
  root.style.overflowAnchor = 'none'
  const observer = new MutationObserver(() => {
    observer.disconnect()
    // Sets the document's `lang`, on which font sizes depend, because the head is updated only later.
    root.lang = frame.lang
    restore()
    requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'))
  })
  observer.observe(frame, { attributeFilter: ['lang'] })
  change()
}
