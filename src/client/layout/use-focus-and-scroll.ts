import { useEffect, useRef } from 'react'
import { splitLanguage } from '../../shared/paths.ts'
import { usePath } from '../platform/pages/navigation.tsx'

/**
 * Scrolls to the top and focuses the heading on a new path. A changed query or language keeps the scroll position, and so does
 * going back if the browser restores it (B2.7).
 */
export function useFocusAndScroll(): void {
  const path = usePath()
  const arrivedAt = useRef(path)
  const wentBack = useRef(false)

  useEffect(() => {
    // A jump to an anchor also changes the history, so paths are compared. The capture phase runs before the router's listener.
    const noteHistoryStep = () => {
      wentBack.current = splitLanguage(window.location.pathname).path !== arrivedAt.current
    }
    window.addEventListener('popstate', noteHistoryStep, true)
    return () => window.removeEventListener('popstate', noteHistoryStep, true)
  }, [])

  useEffect(() => {
    const restoresPlace = wentBack.current
    wentBack.current = false
    if (arrivedAt.current === path) return
    arrivedAt.current = path
    if (!restoresPlace) window.scrollTo(0, 0)
    return focusHeading()
  }, [path])
}

/** Focuses the heading, or the content until the heading is rendered. Returns a function that stops waiting. */
function focusHeading(): (() => void) | undefined {
  const main = document.getElementById('content')
  if (main === null) return undefined
  const heading = main.querySelector('h1')
  focus(heading ?? main)
  if (heading !== null) return undefined
  const watch = new MutationObserver(() => {
    const found = main.querySelector('h1')
    if (found === null) return
    watch.disconnect()
    // The heading gets no focus if the user has moved the focus in the meantime.
    if (document.activeElement === main) focus(found)
  })
  watch.observe(main, { childList: true, subtree: true })
  return () => watch.disconnect()
}

function focus(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
