/** Factor by which the browser's CPU is slowed down. SLOW sets it. */
export const cpuSlowdown = readFactor('SLOW')

/** Factor of all limits in this module, for slow machines: PATIENCE times the slowdown of the CPU. */
const patience = cpuSlowdown * readFactor('PATIENCE')

/**
 * Milliseconds for a single wait in a test: a poll, an action in a browser, the start of a process. It only ends hangs, so it
 * is far longer than any wait takes.
 */
export const timeoutMs = 120_000 * patience

/** Milliseconds for a test or hook. Longer than a single wait, so that a hanging wait is reported first. */
export const testTimeoutMs = 2 * timeoutMs

/** Milliseconds without a completed test after which a test file is killed. */
export const fileTimeoutMs = 2.5 * timeoutMs

function readFactor(name: string): number {
  const value = process.env[name] ?? ''
  if (value === '') return 1
  const factor = Number(value)
  if (!(factor >= 1)) throw new Error(`${name} must be a number of at least 1, but is ${value}`)
  return factor
}
