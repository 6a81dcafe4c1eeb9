/** How many times slower than this machine the browser's processor is simulated; set by SLOW. */
export const slowness = readTimes('SLOW')

/** How many times longer than usual anything in a browser may take; PATIENCE asks for more on a busy machine. */
export const patience = slowness * readTimes('PATIENCE')

function readTimes(name: string): number {
  const chosen = process.env[name] ?? ''
  if (chosen === '') return 1
  const times = Number(chosen)
  if (!(times >= 1)) throw new Error(`${name} is to be a number from 1 on, and is ${chosen}`)
  return times
}
