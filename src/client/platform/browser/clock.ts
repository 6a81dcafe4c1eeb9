/** The time and waits, replaced by a fake in tests. */
export interface Clock {
  /** Unix time in milliseconds. */
  now: () => number
  wait: (ms: number) => Promise<void>
}

export const browserClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
