/** A clock that only a test advances. */
export class FakeClock {
  #now: number
  #timers: { at: number; ring: () => void }[] = []
  /** Milliseconds of all waits so far, in order. */
  readonly waits: number[] = []

  constructor(now = Date.UTC(2026, 0, 1)) {
    this.#now = now
  }

  now = () => this.#now

  wait = (ms: number): Promise<void> => {
    this.waits.push(ms)
    return new Promise((ring) => this.#timers.push({ at: this.#now + ms, ring }))
  }

  /** Advances the clock and runs all timers that are due. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    await flushPromises()
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
      if (next === undefined) break
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.#now = Math.max(this.#now, next.at)
      next.ring()
      await flushPromises()
    }
    this.#now = end
  }
}

/** Returns a clock on which every wait ends immediately. */
export function createInstantClock(): FakeClock {
  const clock = new FakeClock()
  const { wait } = clock
  clock.wait = (ms) => {
    const over = wait(ms)
    void clock.pass(ms)
    return over
  }
  return clock
}

/** Lets pending promises settle. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}
