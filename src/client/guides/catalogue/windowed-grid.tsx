import { memo, useEffect, useRef, type CSSProperties } from 'react'
import { listPageSize, type ListedCard as Card } from '../../../shared/guides/guides.ts'
import { GuideCard } from './guide-card.tsx'
import { gridClass } from './guide-grid.tsx'
import { useVisibleRows, type RowLayout } from './use-visible-rows.ts'
import { loadListReader } from './whole-list/whole-list.ts'

/**
 * Renders all guides of a listing, or only the cards near the screen if there is more than one server page. The list and its
 * first cards keep their elements when the rest loads.
 */
export function WindowedGrid({ cards }: { cards: readonly Card[] }) {
  const list = useRef<HTMLUListElement>(null)
  const layout = useVisibleRows(list, cards.length > listPageSize)
  const isWhole = layout !== undefined
  useEffect(() => {
    const element = list.current
    if (!isWhole || element === null) return undefined
    const keeping = loadListReader().then(({ restoreScrollPosition }) =>
      restoreScrollPosition(element, layout),
    )
    return () => void keeping.then((stop) => stop())
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the whole list has loaded
  }, [isWhole])
  const places =
    layout === undefined
      ? cards.slice(0, listPageSize).map((_, place) => place)
      : placesIn(layout, cards.length)
  return (
    <ul ref={list} className={gridClass} style={layout && heightOf(layout, cards.length)}>
      {places.map((place) => {
        const card = cards[place]
        return (
          card && (
            <li
              key={card.id}
              data-mark={place === firstCards ? '' : undefined}
              style={layout && positionOf(layout, place)}
              aria-setsize={layout && cards.length}
              aria-posinset={layout && place + 1}
            >
              <IndexedCard card={card} />
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Number of cards after which scrolling hydrates the page, which then shows the whole list (B4.8). */
const firstCards = 6

const IndexedCard = memo(GuideCard)

/** Returns the indexes of the cards to render, including the rows around the focus, so that Tab continues there. */
function placesIn({ columns, first, end, focused }: RowLayout, count: number): number[] {
  const rows = new Set(Array.from({ length: Math.max(1, end - first) }, (_, index) => first + index))
  // The first card is always rendered, because its height is measured for all cards.
  rows.add(0)
  if (focused !== undefined) {
    const row = Math.floor(focused / columns)
    for (const each of [row - 1, row, row + 1]) rows.add(each)
  }
  return [...rows]
    .sort((a, b) => a - b)
    .flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column))
    .filter((place) => place >= 0 && place < count)
}

function heightOf({ columns, pitch, gap }: RowLayout, count: number): CSSProperties {
  return { position: 'relative', height: Math.ceil(count / columns) * pitch - gap }
}

function positionOf({ columns, pitch, gap }: RowLayout, place: number): CSSProperties {
  const column = place % columns
  return {
    position: 'absolute',
    top: Math.floor(place / columns) * pitch,
    left: `calc((100% + ${gap}px) * ${column / columns})`,
    width: `calc((100% + ${gap}px) / ${columns} - ${gap}px)`,
  }
}
