/** Shows that the app could not be loaded and that a reload tries again. */
export function showAppLoadFailure(): void {
  ;(document.querySelector('#no-app') as HTMLElement).hidden = false
}
