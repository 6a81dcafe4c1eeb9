/** Time for the authentication module and calls. */
export interface Clock {
  /** Unix time in milliseconds. */
  now: () => number
  wait: (ms: number) => Promise<void>
}

export const browserClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
