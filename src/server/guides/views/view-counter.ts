import type { IncomingHttpHeaders } from 'node:http'
import type { Deps } from '../../platform/deps.ts'
import { incrementViews } from './view-queries.ts'
import { findReadPreview, findViewedGuide } from './viewed-guide.ts'

const flushMs = 10_000

interface AnsweredRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  status: number
}

export type ViewCounter = ReturnType<typeof createViewCounter>

/** Counts views and completely read previews per guide and day (B20.33, B20.36). A crash loses counts since the last write. */
export function createViewCounter({ db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>) {
  let counts = new Map<string, { views: number; ends: number }>()
  const add = (key: string, { views = 0, ends = 0 }: { views?: number; ends?: number }) => {
    const { views: viewsBefore, ends: endsBefore } = counts.get(key) ?? { views: 0, ends: 0 }
    counts.set(key, { views: viewsBefore + views, ends: endsBefore + ends })
  }

  /** Writes the counts to the database. If that fails, they are written next time. */
  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const taken = counts
    counts = new Map()
    const rows = [...taken].map(([key, counted]) => {
      const [day = '', guideId] = key.split(' ')
      return { day, guideId: Number(guideId), ...counted }
    })
    try {
      await incrementViews(db, rows)
    } catch (error) {
      logger.warn({ err: error }, 'views of guides wait to be written')
      for (const [key, counted] of taken) add(key, counted)
    }
  }

  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    /** Counts a guide view or a completely read preview from an answered request, in memory. */
    note({ method, url, headers, status }: AnsweredRequest): void {
      const isView = method === 'GET' && (status === 200 || status === 304)
      const isEnd = method === 'POST' && status === 204
      const guideId = isView
        ? findViewedGuide(url, headers)
        : isEnd
          ? findReadPreview(url, headers)
          : undefined
      if (guideId === undefined) return
      add(`${clock().toISOString().slice(0, 10)} ${guideId}`, isView ? { views: 1 } : { ends: 1 })
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
  }
}
