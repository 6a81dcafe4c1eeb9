/**
 * What had the focus may be gone once a deed is done. Then the heading of its part of the page gets it, so that nobody
 * without a mouse begins again at the top.
 */
export function keepPlace(): () => void {
  const part = document.activeElement?.closest('section')
  return () => requestAnimationFrame(() => requestAnimationFrame(() => restorePlace(part)))
}

function restorePlace(part: Element | null | undefined): void {
  if (document.activeElement !== document.body) return
  const place = part?.isConnected ? part : document.querySelector('main')
  const heading = place?.querySelector<HTMLElement>('h1, h2')
  if (heading == null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
