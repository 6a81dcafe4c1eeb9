import type { Call, CallOptions } from './call.ts'
import { toCallError, ConnectionLost } from './call-error.ts'

interface RestInit extends Omit<RequestInit, 'body' | 'headers'>, CallOptions {
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
}

export type CallRest = <Answer>(path: string, init?: RestInit) => Promise<Answer>

/** Calls a documented REST path with JSON; throws `CallError` for an error response, `ConnectionLost` without a response. */
export function createCallRest(call: Call, browserLanguage: () => string): CallRest {
  return async <Answer>(path: string, { body, headers = {}, repeats = true, ...init }: RestInit = {}) => {
    const sent: RequestInit = {
      ...init,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }
    const answer = await call(path, sent, { repeats }).catch((error: unknown) => {
      // The same error as fetch throws.
      throw error instanceof TypeError ? new ConnectionLost(error) : error
    })
    if (!answer.ok) throw await toCallError(answer, browserLanguage())
    return (await contentOf(answer)) as Answer
  }
}

/** B12.51: nothing is an empty object, and what is not JSON is wrapped. */
async function contentOf(answer: Response): Promise<unknown> {
  if (answer.status === 204) return {}
  const text = await answer.text()
  if (!(answer.headers.get('content-type') ?? '').includes('json')) return { content: text }
  try {
    return JSON.parse(text)
  } catch {
    return { content: text }
  }
}
