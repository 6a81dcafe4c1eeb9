import type { Deps } from '../platform/deps.ts'
import { measureProof } from './measure-proof.ts'
import { searchPaidLines, type PaidLineSearchDeps } from './search-paid-lines.ts'

const searchQueue = 'proof.paid-lines'
const measureQueue = 'proof.measure'
const everyQuarter = '*/15 * * * *'
const everyTenMinutes = '*/10 * * * *'

/** Schedules the search and the measurements. `origin` is the node's own origin, which the search requests as a guest. */
export async function startProofWorkers(deps: PaidLineSearchDeps & Pick<Deps, 'jobs'>, origin: string) {
  await deps.jobs.repeat(searchQueue, everyQuarter, () => searchPaidLines(deps, createGuestFetch(origin)))
  await deps.jobs.repeat(measureQueue, everyTenMinutes, () => measureProof(deps))
}

const maxAnswerMs = 30_000

/** Returns a function that requests a path as a guest and returns headers and body as text. Throws unless the status is 200. */
export const createGuestFetch = (origin: string) => async (path: string) => {
  const answer = await fetch(`${origin}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(maxAnswerMs),
  })
  const body = await answer.text()
  if (answer.status !== 200) throw new Error(`${path.split('?', 1)[0]} answered ${answer.status}`)
  return `${JSON.stringify([...answer.headers])}${body}`
}
