/** Calls `act` once the page is visible. A prerendered page may never be shown, so until then nothing runs. */
export function whenShown(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', act)
  else act()
}
