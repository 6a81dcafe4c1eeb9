import type { StripeErrorBody } from '../protocol/errors.ts'

export type ApiFault = {
  /** Path of the affected API calls; `*` matches anything. */
  path: string
  method?: string
  /** HTTP status of the response. 0 closes the connection. */
  status?: number
  latencyMs?: number
  /** Whether the call waits until the faults are cleared. */
  held?: boolean
  /** Number of affected calls; 1 by default. */
  times?: number
  /** Whether the handler runs, so that only its response is lost. */
  afterWork?: boolean
}

export type ApiFaults = {
  add: (fault: ApiFault) => void
  take: (method: string, path: string) => ApiFault | undefined
  clear: () => void
  /** Resolves the next time that the faults are cleared. */
  cleared: () => Promise<void>
}

export function createApiFaults(): ApiFaults {
  let waiting: (ApiFault & { times: number })[] = []
  let clearing = Promise.withResolvers<void>()
  return {
    add: (fault) => void waiting.push({ times: 1, ...fault }),
    clear: () => {
      waiting = []
      clearing.resolve()
      clearing = Promise.withResolvers()
    },
    cleared: () => clearing.promise,
    take: (method, path) => {
      const fault = waiting.find((each) => hits(each, method, path))
      if (fault) fault.times -= 1
      waiting = waiting.filter(({ times }) => times > 0)
      return fault
    },
  }
}

function hits(fault: ApiFault, method: string, path: string): boolean {
  const pattern = fault.path
    .split('*')
    .map((part) => RegExp.escape(part))
    .join('.*')
  return (fault.method ?? method) === method && new RegExp(`^${pattern}$`).test(path)
}

export function createStatusError(status: number): StripeErrorBody {
  if (status === 429) {
    return {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Too many requests in a short time.',
    }
  }
  if (status === 402)
    return { type: 'card_error', code: 'card_declined', message: 'The card was declined on purpose.' }
  if (status >= 400 && status < 500)
    return { type: 'invalid_request_error', message: 'The request was refused on purpose.' }
  return { type: 'api_error', message: 'An unknown error occurred.' }
}
