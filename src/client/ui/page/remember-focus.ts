/**
 * Returns a function that restores the focus, for keyboard users, if the focused control was removed: in the closest remaining
 * ancestor, to its first retry button, otherwise to its first heading.
 */
export function rememberFocus(): () => void {
  const ancestors: Element[] = []
  for (let part = document.activeElement; part !== null; part = part.parentElement) ancestors.push(part)
  // Safari doesn't focus a button that is clicked.
  if (ancestors[0] === document.body) return () => undefined
  return () => requestAnimationFrame(() => requestAnimationFrame(() => focusNearest(ancestors)))
}

function focusNearest(ancestors: readonly Element[]): void {
  if (document.activeElement !== document.body) return
  for (const part of ancestors.filter(({ isConnected }) => isConnected)) {
    const button = part.querySelector<HTMLElement>('[data-retry]')
    const target = button ?? part.querySelector<HTMLElement>('h1, h2')
    if (target === null) continue
    if (button === null) target.tabIndex = -1
    return target.focus({ preventScroll: true })
  }
}
