import { browserClock } from '../browser/clock.ts'
import { renewToken, cachedToken, tokenForWrite } from './bearer-tokens.ts'
import { createCall } from './call.ts'

/** Sends every call of this browser, typed or REST. */
export const call = createCall({
  fetch: (url, init) => fetch(url, init),
  tokens: { cachedToken, tokenForWrite, renewToken },
  wait: browserClock.wait,
})

export const browserLanguage = () => navigator.language
