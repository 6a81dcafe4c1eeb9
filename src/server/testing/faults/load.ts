import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from '../people.ts'
import { drillGuideIds } from './fault-environment.ts'
import { sendVisit, type VisitResponse } from './send-visit.ts'
import { sendContactMessage, type WriteLog } from './write-log.ts'

/** Numbers of simulated visitors. Each visitor sends a request every few seconds. */
export interface LoadSize {
  guests: number
  readers: number
}

export const noLoad: LoadSize = { guests: 0, readers: 0 }
export const lightLoad: LoadSize = { guests: 20, readers: 5 }

export interface LoadResponse extends Pick<VisitResponse, 'status' | 'ms' | 'mayRetry' | 'isBusy'> {
  what: 'guest page' | 'reader page' | 'message'
  path: string
}

interface Gathered {
  met: LoadResponse[]
  leave: () => Promise<void>
}

const guestPauseMs = 6000
const readerPauseMs = 3000

/** Starts visitors one after the other, who send requests until `leave` is called. */
export function startLoad(
  url: string,
  { guests, readers }: { guests: number; readers: readonly Person[] },
  writes: WriteLog,
): Gathered {
  const met: LoadResponse[] = []
  const leaving = new AbortController()

  async function live(place: number, pauseMs: number, act: (turn: number) => Promise<void>): Promise<void> {
    if (!(await pause((place * pauseMs) / guests, leaving.signal))) return
    for (let turn = place; ; turn += 7) {
      await act(turn)
      if (!(await pause(pauseMs, leaving.signal))) return
    }
  }

  async function actAsGuest(turn: number): Promise<void> {
    const guide = `/guide/${drillGuideIds[turn % drillGuideIds.length]}`
    const path = ['/', guide, `/ja${guide}`, '/guides?q=guide', '/api/contact/submit'][turn % 5] ?? '/'
    const isMessage = path.startsWith('/api/')
    const { status, ms, mayRetry, isBusy } = isMessage
      ? await sendContactMessage(url, writes)
      : await sendVisit(url, { path })
    met.push({ what: isMessage ? 'message' : 'guest page', path, status, ms, mayRetry, isBusy })
  }

  const actAsReader = (person: Person) => async (turn: number) => {
    const path = [`/guide/${drillGuideIds[turn % drillGuideIds.length]}`, '/my-guides'][turn % 2] ?? '/'
    const { status, ms, mayRetry, isBusy } = await sendVisit(url, { path, person })
    met.push({ what: 'reader page', path, status, ms, mayRetry, isBusy })
  }

  const lives = [
    ...Array.from({ length: guests }, (_, place) => live(place, guestPauseMs, actAsGuest)),
    ...readers.map((person, place) => live(place, readerPauseMs, actAsReader(person))),
  ]
  return {
    met,
    async leave() {
      leaving.abort()
      await Promise.all(lives)
    },
  }
}

/** Waits and returns true. Returns false if the load has ended. */
const pause = (ms: number, signal: AbortSignal) => wait(ms, true, { signal }).catch(() => false)
