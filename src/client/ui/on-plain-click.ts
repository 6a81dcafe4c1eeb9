import type { MouseEvent } from 'react'

/** For a link that runs an action instead of navigating; a modified click still opens its URL. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
