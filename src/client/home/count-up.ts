/** B2.12: counters run for two seconds. */
export const countingMs = 2000

export interface Count {
  from: number
  to: number
}

/** What a count shows so long after its start: quick at first, calm towards the end. */
export function countAt({ from, to }: Count, elapsedMs: number): number {
  const progress = Math.min(Math.max(elapsedMs / countingMs, 0), 1)
  return Math.round(to + (from - to) * (1 - progress) ** 3)
}

/** Where frames, and with them the time, come from. */
export interface Frames {
  request: (draw: (nowMs: number) => void) => number
  cancel: (frame: number) => void
}

/** Tells the time since the start at every frame until the count has ended; the answer stops it before. */
export function countUp(show: (elapsedMs: number) => void, frames: Frames): () => void {
  let startedAt: number | undefined
  const draw = (now: number) => {
    startedAt ??= now
    show(now - startedAt)
    if (now - startedAt < countingMs) frame = frames.request(draw)
  }
  let frame = frames.request(draw)
  return () => frames.cancel(frame)
}
