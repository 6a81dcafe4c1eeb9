import { listPageSize } from '../../../../shared/guides/guides.ts'
import type { RowLayout } from '../use-visible-rows.ts'

/**
 * Restores the scroll position after going back or a reload. The browser can only scroll to the end of the server's first cards.
 * If the user is still there when all guides are loaded, scrolls on to the saved position (B4.8).
 */
export function restoreScrollPosition(list: HTMLElement, { columns, pitch }: RowLayout): () => void {
  // Disables scroll anchoring: after going back, the browser would anchor to one of the first cards instead of the card seen last.
  list.style.overflowAnchor = 'none'
  // Without the Navigation API, the position stays at the end of the first cards.
  const { navigation } = window as Partial<Window>
  const kept = navigation?.currentEntry?.getState() as { place?: number } | undefined
  const firstEnd = Math.floor(listPageSize / columns) * pitch
  const seesFirstEnd = list.getBoundingClientRect().top + firstEnd <= window.innerHeight
  if (kept?.place !== undefined && seesFirstEnd) window.scrollTo(0, kept.place)

  const keep = () => navigation?.updateCurrentEntry({ state: { place: window.scrollY } })
  window.addEventListener('scrollend', keep)
  return () => window.removeEventListener('scrollend', keep)
}
