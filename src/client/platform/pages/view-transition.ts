import { flushSync } from 'react-dom'

/** Fades in the next page unless the user prefers reduced motion (the fade is in styles.css). */
export function withViewTransition(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change()
    return
  }
  const { ready } = document.startViewTransition(() => flushSync(change))
  ready.catch(() => undefined) // no fade, for example in a hidden tab or after another navigation
}
