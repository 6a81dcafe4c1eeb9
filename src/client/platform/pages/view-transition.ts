import { flushSync } from 'react-dom'

/** Another page fades in where motion is welcome (the fade is in app.css). */
export function withViewTransition(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change()
    return
  }
  const { ready } = document.startViewTransition(() => flushSync(change))
  ready.catch(() => undefined) // no fade, as in a hidden tab or when the next page is asked for already
}
