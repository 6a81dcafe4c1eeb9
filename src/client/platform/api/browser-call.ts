import { browserClock } from '../browser/clock.ts'
import { bearerTokens } from './bearer-tokens.ts'
import { createCall } from './call.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Creates a `call` function with this browser's credentials. */
export const createBrowserCall = (send: Fetch) =>
  createCall({ fetch: send, tokens: bearerTokens, wait: browserClock.wait })

/** Sends calls of this browser, both tRPC and REST. */
export const call = createBrowserCall((url, init) => fetch(url, init))
