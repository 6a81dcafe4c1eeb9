/**
 * Returns a function that restores the focus, for keyboard users, if the focused control was removed: to the retry button or
 * heading that is nearest to where the control was.
 */
export function rememberFocus(): () => void {
  const around: Element[] = []
  for (let part = document.activeElement; part !== null; part = part.parentElement) around.push(part)
  return () => requestAnimationFrame(() => requestAnimationFrame(() => focusNearest(around)))
}

function focusNearest(around: readonly Element[]): void {
  if (document.activeElement !== document.body) return
  for (const part of around.filter(({ isConnected }) => isConnected)) {
    const button = part.querySelector<HTMLElement>('[data-retry]')
    const target = button ?? part.querySelector<HTMLElement>('h1, h2')
    if (target === null) continue
    if (button === null) target.tabIndex = -1
    return target.focus({ preventScroll: true })
  }
}
