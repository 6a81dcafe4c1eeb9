import { useEffect, useRef, type ReactNode } from 'react'
import type { ListedCard } from '../../../../shared/guides/guides.ts'
import { availableStorages } from '../../../platform/browser/browser-storages.ts'
import { continueHash } from './continue-hash.ts'

/** Interval between saves while the user scrolls. */
const noteMs = 500

/** Saves the reading position of the text, and scrolls to it if the URL requests that. */
export function ReadingProgress({ card, children }: { card: ListedCard; children: ReactNode }) {
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

/** Returns the percentage of the text above the middle of the window. */
function percentRead(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect()
  const read = (innerHeight / 2 - top) / height
  return Math.round(Math.min(1, Math.max(0, read)) * 100)
}

function topOf(text: HTMLElement, percent: number): number {
  const { top, height } = text.getBoundingClientRect()
  return scrollY + top + (height * percent) / 100 - innerHeight / 2
}
