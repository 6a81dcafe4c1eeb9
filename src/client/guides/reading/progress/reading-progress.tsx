import { useEffect, useRef, type ReactNode } from 'react'
import type { ListedCard } from '../../../../shared/guides/guides.ts'
import type { ReadingPlace } from '../../../../shared/progress/places.ts'
import { continueHash } from './continue-hash.ts'

/** Milliseconds between saves while the user scrolls. */
const noteMs = 500

/** Saves the reading position of the text, and scrolls to it if the URL requests that. */
export function ReadingProgress({ card, children }: { card: ListedCard; children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null)
  const { id, titleEn, titleJa } = card

  useEffect(() => {
    let noting: ReturnType<typeof setTimeout> | undefined
    const leaving = new AbortController()
    const start = async () => {
      const { addReadingPlaces, listPlacesInProgress, readReadingPlaces } =
        await import('../../../progress/places/places-store.ts')
      const shown = text.current
      if (shown === null || leaving.signal.aborted) return
      const place =
        location.hash === continueHash
          ? listPlacesInProgress().find(({ guideId }) => guideId === id)
          : undefined
      if (place !== undefined) continueAt(shown, place)
      const note = () => {
        noting = undefined
        // The time must be later than that of the previous position, even if this device's clock is slow.
        const at = Math.max(
          Date.now(),
          (readReadingPlaces().find(({ guideId }) => guideId === id)?.at ?? 0) + 1,
        )
        addReadingPlaces([
          { guideId: id, titleEn, titleJa, block: blockRead(shown), percent: percentRead(shown), at },
        ])
      }
      const noteSoon = () => {
        noting ??= setTimeout(note, noteMs)
      }
      const noteNow = () => {
        if (noting === undefined) return
        clearTimeout(noting)
        note()
      }
      const { signal } = leaving
      addEventListener('scroll', noteSoon, { passive: true, signal })
      // The capture phase runs before the sync's listener, so the position is stored before stored changes are sent.
      addEventListener('visibilitychange', noteNow, { capture: true, signal })
    }
    void start()
    return () => {
      leaving.abort()
      clearTimeout(noting)
    }
  }, [id, titleEn, titleJa])

  return (
    <div ref={text} data-mark="">
      {children}
    </div>
  )
}

/** Returns the percentage of the text above the middle of the window. */
function percentRead(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect()
  const read = (innerHeight / 2 - top) / height
  return Math.round(Math.min(1, Math.max(0, read)) * 100)
}

const blocksIn = (text: HTMLElement) => [...text.querySelectorAll<HTMLElement>('[data-block]')]

/** Returns the id of the last block that begins above the middle of the window. Of several ids, returns the first. */
function blockRead(text: HTMLElement): string {
  const read = blocksIn(text).findLast(
    (block) => block.checkVisibility() && block.getBoundingClientRect().top < innerHeight / 2,
  )
  return read?.dataset['block']?.split(' ')[0] ?? ''
}

/** Scrolls to the saved percentage of the text, limited to the saved block, and focuses that block. */
function continueAt(text: HTMLElement, { block, percent }: ReadingPlace): void {
  const { top, height } = text.getBoundingClientRect()
  const byShare = top + (height * percent) / 100
  const named = blocksIn(text).find((each) => each.dataset['block']?.split(' ').includes(block))
  const { top: from, bottom: to } = named?.getBoundingClientRect() ?? { top: byShare, bottom: byShare }
  scrollTo({ top: scrollY + Math.min(to, Math.max(from, byShare)) - innerHeight / 2 })
  named?.setAttribute('tabindex', '-1')
  named?.focus({ preventScroll: true })
}
