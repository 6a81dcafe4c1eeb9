import type { TokenSource } from './bearer-tokens.ts'
import { getCallRules, type CallRules } from './call-rules.ts'

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
    let token = await tokenFor(rules, init.signal)
    for (let renewals = 0; ; renewals += 1) {
      const answer = await fetchRepeatedly(
        url,
        withToken({ ...init, keepalive: rules.keepalive && document.hidden }, token),
        repeats,
      )
      if (answer.status !== 401 || !rules.renews || renewals === maxRenewals) return answer
      const refusal = { refused: token, reset: renewals === maxRenewals - 1 }
      const renewed = await tokens.renewToken(refusal).catch(() => undefined)
      if (renewed === undefined) return answer
      token = renewed
      await waitFor(renewalWaitMs, init.signal)
    }
  }

  async function fetchRepeatedly(url: string, init: RequestInit, repeats: boolean): Promise<Response> {
    for (let repeat = 0; ; repeat += 1) {
      try {
        return await fetch(url, init)
      } catch (error) {
        if (!repeats || repeat === maxRepeats || init.signal?.aborted === true) throw error
        await waitFor(networkWaitMs * 2 ** repeat, init.signal)
      }
    }
  }

  async function tokenFor(rules: CallRules, signal: RequestInit['signal']): Promise<string | undefined> {
    for (let repeat = 0; ; repeat += 1) {
      try {
        return await (rules.token === 'for-writing' ? tokens.tokenForWrite() : tokens.cachedToken())
      } catch (error) {
        // The identity provider's setup already has its own retries.
        const isOver = error instanceof Error && error.name === 'IdentityUnavailableError'
        if (isOver || repeat === maxRepeats) throw error
        await waitFor(headerWaitMs * 2 ** repeat, signal)
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
