import type { MouseEvent } from 'react'

interface Press {
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Name of the modules that the head script loads on a click before hydration. The attribute also queues the click. */
  'data-press': 'account' | ''
}

/** Makes a link run an action instead of navigating. A click with a modifier key still opens its URL. */
export function runOnClick(act: () => void, loads: Press['data-press'] = ''): Press {
  return {
    'data-press': loads,
    onClick(event) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      act()
    },
  }
}
