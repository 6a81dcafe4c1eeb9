/** Acts once a reader sees the page. A page that the browser renders ahead may never be seen, so until then it does nothing. */
export function whenShown(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', act)
  else act()
}
