/** How many times slower than this machine the browser's processor is simulated; set by SLOW. */
export const slowness = readSlowness()

function readSlowness(): number {
  const chosen = process.env['SLOW'] ?? ''
  if (chosen === '') return 1
  const times = Number(chosen)
  if (!(times >= 1)) throw new Error(`SLOW is to be a number from 1 on, and is ${chosen}`)
  return times
}
