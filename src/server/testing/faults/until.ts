import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import { setTimeout as wait } from 'node:timers/promises'

/** Asks again and again. What never comes true is named by where this was called. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const late = new Error(`Not true within ${timeoutMs} ms`)
  const last = performance.now() + timeoutMs
  while (!(await holds())) {
    if (performance.now() > last) throw late
    await wait(25)
  }
}
