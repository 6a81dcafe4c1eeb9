import type { IncomingHttpHeaders } from 'node:http'
import type { Deps } from '../../platform/deps.ts'
import { addViews } from './view-queries.ts'
import { viewedGuide } from './viewed-guide.ts'

const flushMs = 10_000

export interface AnsweredRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  status: number
}

export interface GuideViews {
  /** Counts the guide that an answer shows, in memory alone. */
  note: (request: AnsweredRequest) => void
  /** Writes what was counted; what can't be written is kept for the next time. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

/** Counts views of guides by day (B20.33). A node that dies loses those of its last seconds. */
export function countGuideViews({ db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>): GuideViews {
  let counts = new Map<string, number>()
  const add = (key: string, views: number) => counts.set(key, (counts.get(key) ?? 0) + views)

  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const taken = counts
    counts = new Map()
    const rows = [...taken].map(([key, views]) => {
      const [day = '', guideId] = key.split(' ')
      return { day, guideId: Number(guideId), views }
    })
    try {
      await addViews(db, rows)
    } catch (error) {
      logger.warn({ err: error }, 'views of guides wait to be written')
      for (const [key, views] of taken) add(key, views)
    }
  }

  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    note({ method, url, headers, status }) {
      if (method !== 'GET' || (status !== 200 && status !== 304)) return
      const guideId = viewedGuide(url, headers)
      if (guideId !== undefined) add(`${clock().toISOString().slice(0, 10)} ${guideId}`, 1)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
