import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** Positions of cards in a list where only the cards near the screen are rendered. */
export interface RowLayout {
  columns: number
  /** Pixels from the top of a row to the top of the next one. */
  pitch: number
  gap: number
  /** Index of the first row near the screen. `end` is exclusive. */
  first: number
  end: number
  /** Index of the card that last had the focus. */
  focused: number | undefined
}

/** React warns about `useLayoutEffect` on the server, where no layout exists. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Returns the rows to render; undefined while the list is too short to be windowed. All cards have the same height, so measuring
 * one gives all positions, and a scroll position stays valid after going back.
 */
export function useVisibleRows(
  list: RefObject<HTMLUListElement | null>,
  windowed: boolean,
): RowLayout | undefined {
  const [layout, setLayout] = useState<RowLayout>()
  useBeforePaint(() => {
    const element = list.current
    if (!windowed || element === null) return
    const look = () => setLayout((former) => sameOr(former, readLayout(element, former?.focused)))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    const leaving = new AbortController()
    const { signal } = leaving
    element.addEventListener('focusin', look, { signal })
    window.addEventListener('scroll', look, { passive: true, signal })
    window.addEventListener('resize', look, { signal })
    return () => {
      observer.disconnect()
      leaving.abort()
    }
  }, [list, windowed])
  return windowed ? layout : undefined
}

function readLayout(list: HTMLUListElement, lastFocused: number | undefined): RowLayout {
  const style = getComputedStyle(list)
  const gap = Number.parseFloat(style.rowGap)
  const pitch = (list.firstElementChild?.getBoundingClientRect().height ?? 0) + gap
  const above = -list.getBoundingClientRect().top
  const screen = window.innerHeight
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    pitch,
    gap,
    // One extra screen on either side is rendered, so that fast scrolling shows cards and Tab finds the next one.
    first: Math.max(0, Math.floor((above - screen) / pitch)),
    end: Math.max(0, Math.ceil((above + 2 * screen) / pitch)),
    focused: focusedPlace(list) ?? lastFocused,
  }
}

function focusedPlace(list: HTMLUListElement): number | undefined {
  const focused = document.activeElement
  const position = list.contains(focused) ? focused?.closest('li')?.ariaPosInSet : undefined
  return position == null ? undefined : Number(position) - 1
}

function sameOr(former: RowLayout | undefined, next: RowLayout): RowLayout {
  const same =
    former !== undefined &&
    (Object.keys(next) as (keyof RowLayout)[]).every((name) => former[name] === next[name])
  return same ? former : next
}
