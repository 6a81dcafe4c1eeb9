import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the condition is true. The error of a timeout has the caller's stack. */
export async function pollUntil(holds: () => Promise<boolean>): Promise<void> {
  const late = new Error(`Not true within ${timeoutMs} ms`)
  const last = performance.now() + timeoutMs
  while (!(await holds())) {
    if (performance.now() > last) throw late
    await wait(25)
  }
}
