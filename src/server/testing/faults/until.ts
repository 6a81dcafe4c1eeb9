import { setTimeout as wait } from 'node:timers/promises'

const longestMs = 120_000

/** Asks again and again. What never comes true is named by where this was called. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const late = new Error(`Not true within ${longestMs} ms`)
  const last = performance.now() + longestMs
  while (!(await holds())) {
    if (performance.now() > last) throw late
    await wait(25)
  }
}
