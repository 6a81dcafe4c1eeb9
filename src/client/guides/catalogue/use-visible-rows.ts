import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** The card positions while only those near the screen are rendered. */
export interface RowLayout {
  columns: number
  /** From the top of one row to the top of the next, in pixels. */
  pitch: number
  gap: number
  /** The rows near the screen, the second one excluded. */
  first: number
  end: number
  /** The place of the card that last had the focus. */
  focused: number | undefined
}

/** Before the first paint in a browser; on the server nothing is laid out. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Every card is as high as the next one, so one of them tells where all the others stand: no row needs to be measured, and
 * a place far down is the same place when its reader comes back. Undefined until a list is long enough to be windowed.
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
    element.addEventListener('focusin', look)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', look)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
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
    // One screen more on either side, so that quick scrolling meets cards and Tab finds the next one.
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
