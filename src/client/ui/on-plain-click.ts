import type { MouseEvent } from 'react'

/** A link that does something here instead of leaving; a modified click still opens its address. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
