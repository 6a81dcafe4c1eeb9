import { useEffect, useRef } from 'react'
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
    const noteHistoryStep = () => {
      wentBack.current = true
    }
    window.addEventListener('popstate', noteHistoryStep)
    return () => window.removeEventListener('popstate', noteHistoryStep)
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
