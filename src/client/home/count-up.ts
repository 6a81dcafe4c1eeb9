/** B2.12: counters run for two seconds. */
export const countingMs = 2000

export interface Count {
  from: number
  to: number
}

/** The value at this time after the start: fast at first, slow towards the end. */
export function countAt({ from, to }: Count, elapsedMs: number): number {
  const progress = Math.min(Math.max(elapsedMs / countingMs, 0), 1)
  return Math.round(to + (from - to) * (1 - progress) ** 3)
}

/** The source of animation frames and their timestamps. */
export interface Frames {
  request: (draw: (nowMs: number) => void) => number
  cancel: (frame: number) => void
}

/** Calls `show` with the elapsed time at every frame until the count ends; returns a function that stops it early. */
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
