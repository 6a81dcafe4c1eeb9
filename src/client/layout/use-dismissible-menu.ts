import { useEffect, useRef } from 'react'

/** Closes a menu on Escape, and on a click or focus outside. Escape returns the focus to the menu's button. */
export function useDismissibleMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const events = ['keydown', 'click', 'focusin'] as const
    const close = (event: Event) => {
      const details = menu.current
      if (details === null || !details.open || !(event.target instanceof Element)) return
      // The menu stays open during a dialog that was opened from it, because the dialog then returns the focus to a link in the
      // menu.
      if (event.target.closest('dialog') !== null) return
      const isInside = details.contains(event.target)
      const isKey = event instanceof KeyboardEvent
      if (isKey ? event.key !== 'Escape' : isInside) return
      details.open = false
      if (isKey && isInside) details.querySelector('summary')?.focus()
    }
    for (const event of events) document.addEventListener(event, close)
    return () => {
      for (const event of events) document.removeEventListener(event, close)
    }
  }, [])
  return menu
}
