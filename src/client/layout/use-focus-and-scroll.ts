import { useEffect, useRef } from 'react'
import { splitLanguage } from '../../shared/paths.ts'
import { usePath } from '../platform/pages/navigation.tsx'
import { focusHeading } from '../ui/page/focus-heading.ts'

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
      wentBack.current = splitLanguage(location.pathname).path !== arrivedAt.current
    }
    addEventListener('popstate', noteHistoryStep, true)
  }, [])

  useEffect(() => {
    if (arrivedAt.current === path) return undefined
    arrivedAt.current = path
    if (!wentBack.current) scrollTo(0, 0)
    wentBack.current = false
    return focusHeading()
  }, [path])
}
