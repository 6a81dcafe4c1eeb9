/** Time as the authentication module and calls see it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  wait: (ms: number) => Promise<void>
}

export const browserClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
