import type { TokenSource } from './bearer-tokens.ts'
import { getCallRules } from './call-rules.ts'

/** B12.52 and B14.15. */
const maxRepeats = 2
const maxRenewals = 2
const renewalWaitMs = 300
const headerWaitMs = 300
const networkWaitMs = 500

interface CallPorts {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  tokens: TokenSource
  wait: (ms: number) => Promise<void>
}

export interface CallOptions {
  /** False if the caller has its own retries, so that retries do not multiply (B12.54). */
  repeats?: boolean
}

export type Call = (url: string, init?: RequestInit, options?: CallOptions) => Promise<Response>

/** Creates the function that sends every call to the server with the user's credentials and retries it if that is safe. */
export function createCall({ fetch, tokens, wait }: CallPorts): Call {
  return async (url, init = {}, options = {}) => {
    const rules = getCallRules(url, init)
    const repeats = rules.repeats && options.repeats !== false
    const { signal } = init
    let token = await retry(
      () => (rules.token === 'for-writing' ? tokens.tokenForWrite() : tokens.cachedToken()),
      headerWaitMs,
      signal,
      // The identity provider's setup already has its own retries.
      (error) => error instanceof Error && error.name === 'IdentityUnavailableError',
    )
    for (let renewals = 0; ; renewals += 1) {
      const sent = withToken({ ...init, keepalive: rules.keepalive && document.hidden }, token)
      const answer = await retry(
        () => fetch(url, sent),
        networkWaitMs,
        signal,
        () => !repeats || signal?.aborted === true,
      )
      if (answer.status !== 401 || !rules.renews || renewals === maxRenewals) return answer
      const refusal = { refused: token, reset: renewals === maxRenewals - 1 }
      const renewed = await tokens.renewToken(refusal).catch(() => undefined)
      if (renewed === undefined) return answer
      token = renewed
      await waitFor(renewalWaitMs, signal)
    }
  }

  /** Calls `act` again after failures, at increasing intervals, unless a failure is final. */
  async function retry<T>(
    act: () => Promise<T>,
    waitMs: number,
    signal: RequestInit['signal'],
    isFinal: (error: unknown) => boolean,
  ): Promise<T> {
    for (let repeat = 0; ; repeat += 1) {
      try {
        return await act()
      } catch (error) {
        if (repeat === maxRepeats || isFinal(error)) throw error
        await waitFor(waitMs * 2 ** repeat, signal)
      }
    }
  }

  /** Waits before a retry. Rejects if the signal is aborted before or during the wait. */
  async function waitFor(ms: number, signal: RequestInit['signal']): Promise<void> {
    signal?.throwIfAborted()
    await wait(ms)
    signal?.throwIfAborted()
  }
}

/** Adds both authentication headers, or neither without a token (B12.50). The server trusts the token alone. */
function withToken(init: RequestInit, token: string | undefined): RequestInit {
  const headers = new Headers(init.headers)
  if (token !== undefined) {
    headers.set('authorization', `Bearer ${token}`)
    headers.set('x-firebase-auth', 'true')
  }
  return { ...init, headers, credentials: 'include' }
}
