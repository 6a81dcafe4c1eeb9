import { useEffect, useRef, type ReactNode } from 'react'
import type { ShelfCard } from '../../../../shared/guides/guides.ts'
import { availableStorages } from '../../../platform/browser/browser-storages.ts'
import { continueHash } from './continue-hash.ts'

/** How often the position is saved while the reader scrolls. */
const noteMs = 500

/** Wraps a guide's text: saves the reading position, and scrolls to it when the address requests it. */
export function ReadingProgress({ card, children }: { card: ShelfCard; children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null)
  const { id, titleEn, titleJa } = card

  useEffect(() => {
    let noting: ReturnType<typeof setTimeout> | undefined
    const leaving = new AbortController()
    const start = async () => {
      const { findProgress, saveProgress } = await import('./reading-progress-store.ts')
      const storage = availableStorages().local
      const shown = text.current
      if (storage === undefined || shown === null || leaving.signal.aborted) return
      const place = location.hash === continueHash ? findProgress(storage, id) : undefined
      if (place !== undefined) scrollTo({ top: topOf(shown, place.percent) })
      const note = () => {
        noting = undefined
        saveProgress(storage, { guideId: id, titleEn, titleJa, percent: percentRead(shown), at: Date.now() })
      }
      const noteSoon = () => {
        noting ??= setTimeout(note, noteMs)
      }
      addEventListener('scroll', noteSoon, { passive: true, signal: leaving.signal })
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

/** What has passed the middle of the window counts as read. */
function percentRead(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect()
  const read = (innerHeight / 2 - top) / height
  return Math.round(Math.min(1, Math.max(0, read)) * 100)
}

function topOf(text: HTMLElement, percent: number): number {
  const { top, height } = text.getBoundingClientRect()
  return scrollY + top + (height * percent) / 100 - innerHeight / 2
}
