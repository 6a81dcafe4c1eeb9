import type { Person } from '../people.ts'

/** Longer than anybody is meant to wait for anything, a model's words included. */
const longestMs = 30_000
const busySeconds = '2'

export interface Visit {
  path: string
  /** Whose cookie comes along, or whose token with what is sent. */
  person?: Person | undefined
  body?: object | undefined
}

export interface Answer {
  /** 0 if there was none. */
  status: number
  text: string
  ms: number
  mayRetry: boolean
  /** Turned away because the machine has too much to do, which has nothing to do with a fault (B19.5). */
  isBusy: boolean
  /** Whether it takes the session away. */
  forgets: boolean
}

let visitors = 0

/** Everybody has an address of their own, as a balancer tells it. */
function nextAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

export async function visit(url: string, { path, person, body }: Visit): Promise<Answer> {
  const started = performance.now()
  const asked = {
    signal: AbortSignal.timeout(longestMs),
    headers: {
      accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
      'x-forwarded-for': nextAddress(),
      ...(body && { 'content-type': 'application/json' }),
      ...(person && !body && { cookie: person.cookie ?? '' }),
      ...(person && body && { authorization: `Bearer ${person.idToken}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }
  try {
    const answer = await fetch(`${url}${path}`, asked)
    const text = await answer.text()
    const { status, headers } = answer
    const retryAfter = headers.get('retry-after')
    const isBusy = status === 503 && retryAfter === busySeconds
    const forgets = (headers.get('set-cookie') ?? '').includes('session=;')
    return { status, text, ms: performance.now() - started, mayRetry: retryAfter !== null, isBusy, forgets }
  } catch (error) {
    // A node that is gone, or that never answers, is a finding and no failure of the drill.
    return {
      status: 0,
      text: String(error),
      ms: performance.now() - started,
      mayRetry: false,
      isBusy: false,
      forgets: false,
    }
  }
}
