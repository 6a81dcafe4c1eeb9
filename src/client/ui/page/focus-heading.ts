/**
 * Focuses the page's heading, or the content until there is a heading. If the page replaces the focused heading, focuses the next one. Returns a
 * function that stops doing so.
 */
export function focusHeading(): (() => void) | undefined {
  const main = document.getElementById('content')
  if (main === null) return undefined
  let focused = main
  const focus = () => {
    focused = main.querySelector('h1') ?? main
    focused.tabIndex = -1
    focused.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(() => {
    // Another element has the focus if the user has moved it in the meantime.
    if (document.activeElement === (focused.isConnected ? focused : document.body)) focus()
  })
  watch.observe(main, { childList: true, subtree: true })
  focus()
  return () => watch.disconnect()
}
