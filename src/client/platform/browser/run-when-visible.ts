/** Calls `act` once the page is visible, because a prerendered page may never be shown. */
export function runWhenVisible(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', act)
  else act()
}
