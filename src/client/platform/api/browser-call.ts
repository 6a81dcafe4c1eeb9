import { browserClock } from '../browser/clock.ts'
import { renewToken, cachedToken, tokenForWrite } from './bearer-tokens.ts'
import { createCall } from './call.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Creates a `call` function with this browser's credentials. */
export const callBy = (send: Fetch) =>
  createCall({
    fetch: send,
    tokens: { cachedToken, tokenForWrite, renewToken },
    wait: browserClock.wait,
  })

/** Sends calls of this browser, both tRPC and REST. */
export const call = callBy((url, init) => fetch(url, init))

export const browserLanguage = () => navigator.language
