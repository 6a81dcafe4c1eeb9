import { useEffect, useRef } from 'react'
import { splitLanguage } from '../../shared/paths.ts'
import { usePath } from '../platform/pages/navigation.tsx'

/**
 * A new path starts at its top, with the focus on its heading. A changed query or language keeps the place, and so
 * does going back, where the browser restores it (B2.7).
 */
export function useFocusAndScroll(): void {
  const path = usePath()
  const arrivedAt = useRef(path)
  const wentBack = useRef(false)

  useEffect(() => {
    // A jump within the page is a step in history too. Captured, so that it is noted before the router hears of it.
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

/** Of a page that is slow to come, the content takes the focus until its heading is there; answers what ends the wait. */
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
    // Who has gone on meanwhile is not called back.
    if (document.activeElement === main) focus(found)
  })
  watch.observe(main, { childList: true, subtree: true })
  return () => watch.disconnect()
}

function focus(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
