/** Factor by which the browser's CPU is slowed down; set by SLOW. */
export const slowness = readFactor('SLOW')

/** PATIENCE multiplies every limit below, for slow machines. */
const patience = slowness * readFactor('PATIENCE')

/**
 * Limit of a single wait in a test, in milliseconds: a poll, an action in a browser, the start of a process. It only ends hangs,
 * so it is far longer than any wait takes.
 */
export const timeoutMs = 120_000 * patience

/** Limit of a test or hook, in milliseconds: longer, so that a hanging wait reports first. */
export const testTimeoutMs = 2 * timeoutMs

/** Time without a completed test after which a test file is killed, in milliseconds. */
export const fileTimeoutMs = 2.5 * timeoutMs

function readFactor(name: string): number {
  const value = process.env[name] ?? ''
  if (value === '') return 1
  const factor = Number(value)
  if (!(factor >= 1)) throw new Error(`${name} must be a number of at least 1, but is ${value}`)
  return factor
}
