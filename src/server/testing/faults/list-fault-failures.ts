import type { LoadResponse } from './load.ts'
import type { FaultScenario } from './fault-scenarios.ts'
import type { FaultResult } from './run-fault.ts'
import type { ProbeResponse } from './probes.ts'

/** Number of additional requests to the model, because a section that was being translated during the fault may be requested again. */
const underWay = 1

/** Returns the failures that a row shows, as text. Response and recovery times are only printed, because they depend on the machine. */
export function listFaultFailures(row: FaultResult): string[] {
  const { fault, seen, met, kept, purchases, deaths, after } = row
  const { doubled = 0 } = after.mails ?? {}
  const { answers = 0, pieces = 0 } = after.translation ?? {}
  return [
    ...seen.filter(({ forgets }) => forgets).map(({ path }) => `${path} takes the session away`),
    ...(fault.isOfOneNode
      ? [...seen, ...met].flatMap(failuresOfReads)
      : [...seen.flatMap(failuresAt(fault)), ...met.flatMap(failuresMet(fault))]),
    ...(fault.isDeadly || deaths === 0 ? [] : [`a node has died ${deaths} times`]),
    ...kept.lost.map((id) => `${id} was acknowledged and is lost`),
    ...kept.doubled.map((id) => `${id} is there twice`),
    ...kept.halves.map((id) => `${id} is half-written`),
    ...(purchases === 1 ? [] : [`a payment has led to ${purchases} purchases`]),
    ...(doubled === 0 ? [] : [`${doubled} mails came twice`]),
    ...(answers - pieces <= underWay ? [] : [`the model was asked ${answers} times for ${pieces} pieces`]),
  ]
}

const calls = new Set<string>(['message', 'free guide', 'payment'])

/** Returns failed reads. A write fails with its node, but Caddy must retry a read on the other node, regardless of the response time. */
const failuresOfReads = (answer: ProbeResponse | LoadResponse): string[] => {
  const { path, status, isBusy } = answer
  const place = 'place' in answer ? answer.place : answer.what
  return isBusy || status === 200 || calls.has(place) ? [] : [`${place} ${path} answers ${status}`]
}

/** Returns whether a busy machine may reject the request: of a guest's pages, only searches (B19.5). */
const mayWait = (path: string, isGuests: boolean) => !isGuests || path.includes('?')

const failuresAt =
  ({ expected, tellsReaders }: FaultScenario) =>
  ({ place, path, status, told, mayRetry, isBusy }: ProbeResponse): string[] => {
    const isGuests = place === 'guest page' || place === 'alive'
    if (isBusy && mayWait(path, isGuests)) return []
    const statuses = isGuests ? [200] : expected[place]
    const saysFault = tellsReaders === 'perhaps' ? told : tellsReaders
    const saysSo = place === 'guide page' ? saysFault : place === 'own page' && status === 503
    const at = `${place} ${path}`
    return [
      ...(statuses.includes(status) ? [] : [`${at} answers ${status}`]),
      ...(told === saysSo ? [] : [`${at} ${told ? 'says without need' : 'does not say'} what is missing`]),
      ...(status !== 503 || mayRetry || place === 'ready' ? [] : [`${at} does not say when to come again`]),
    ]
  }

const failuresMet =
  ({ expected }: FaultScenario) =>
  ({ what, path, status, mayRetry, isBusy }: LoadResponse): string[] => {
    if (isBusy && mayWait(path, what === 'guest page')) return []
    const statuses = { 'guest page': [200], 'reader page': expected['own page'], message: expected.message }[
      what
    ]
    // A cached account status, at most a minute old, may still be used.
    const isFine = status === 200 || (statuses.includes(status) && mayRetry)
    return isFine ? [] : [`${what} ${path} answers ${status}`]
  }
