import { useEffect, useRef } from 'react'
import { splitLanguage } from '../../shared/paths.ts'
import { usePath } from '../lib/navigation.tsx'

/**
 * A new path starts at its top, with the focus on its heading. A changed query or language keeps the place, and so
 * does going back, where the browser restores it (reading A60).
 */
export function useArrival(): void {
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
    focusHeading()
  }, [path])
}

function focusHeading(): void {
  const main = document.getElementById('content')
  const heading = main?.querySelector('h1') ?? main
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
