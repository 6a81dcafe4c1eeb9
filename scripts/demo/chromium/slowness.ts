/** How many times slower than this machine a browser's processor is to be; SLOW says it. */
export const slowness = readSlowness()

function readSlowness(): number {
  const chosen = process.env['SLOW'] ?? ''
  if (chosen === '') return 1
  const times = Number(chosen)
  if (!(times >= 1)) throw new Error(`SLOW is to be a number from 1 on, and is ${chosen}`)
  return times
}
