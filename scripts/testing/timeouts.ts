/** How many times slower than this machine the browser's processor is simulated; set by SLOW. */
export const slowness = readFactor('SLOW')

/** PATIENCE multiplies every limit below, for a machine that is slower still. */
const patience = slowness * readFactor('PATIENCE')

/**
 * The limit of every single wait in a test, in milliseconds: a poll, an action in a browser, the start of a process. It exists
 * to end a hang, so it is far longer than anything takes.
 */
export const timeoutMs = 120_000 * patience

/** The limit of a test or a hook, in milliseconds: longer, so that the wait that hangs is the one that reports. */
export const testTimeoutMs = 2 * timeoutMs

/** A test file that completes no test for this long, in milliseconds, is ended and named. */
export const fileTimeoutMs = 2.5 * timeoutMs

function readFactor(name: string): number {
  const value = process.env[name] ?? ''
  if (value === '') return 1
  const factor = Number(value)
  if (!(factor >= 1)) throw new Error(`${name} must be a number of at least 1, but is ${value}`)
  return factor
}
