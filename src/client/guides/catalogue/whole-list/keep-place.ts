import { listPageSize } from '../../../../shared/guides/guides.ts'
import type { RowLayout } from '../use-visible-rows.ts'

/**
 * A browser that opens a list anew, by a step back or a reload, can scroll no further than the server's first cards go. Whoever
 * is still there when all guides have come is taken on to where they had left this entry of the history (B4.8).
 */
export function keepPlace(list: HTMLElement, { columns, pitch }: RowLayout): () => void {
  // Else a browser also notes which of the drawn cards is seen, and goes to the one that is in its place among the first cards.
  list.style.overflowAnchor = 'none'
  // Older browsers have none, and stay at the end of the first cards.
  const { navigation } = window as Partial<Window>
  const kept = navigation?.currentEntry?.getState() as { place?: number } | undefined
  const firstEnd = Math.floor(listPageSize / columns) * pitch
  const seesFirstEnd = list.getBoundingClientRect().top + firstEnd <= window.innerHeight
  if (kept?.place !== undefined && seesFirstEnd) window.scrollTo(0, kept.place)

  const keep = () => navigation?.updateCurrentEntry({ state: { place: window.scrollY } })
  window.addEventListener('scrollend', keep)
  return () => window.removeEventListener('scrollend', keep)
}
