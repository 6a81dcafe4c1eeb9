import { browserClock } from '../browser/clock.ts'
import { renewToken, cachedToken, tokenForWrite } from './bearer-tokens.ts'
import { createCall } from './call.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Creates a `call` with the credentials of this browser. */
export const callBy = (send: Fetch) =>
  createCall({
    fetch: send,
    tokens: { cachedToken, tokenForWrite, renewToken },
    wait: browserClock.wait,
  })

/** Sends every call of this browser, typed or REST. */
export const call = callBy((url, init) => fetch(url, init))

export const browserLanguage = () => navigator.language
