import { browserClock } from '../browser/clock.ts'
import { renewToken, cachedToken, tokenForWrite } from './bearer-tokens.ts'
import { createCall } from './call.ts'

/** How every call of this browser travels, typed or documented. */
export const call = createCall({
  fetch: (url, init) => fetch(url, init),
  tokens: { cachedToken, tokenForWrite, renewToken },
  wait: browserClock.wait,
})

export const browserLanguage = () => navigator.language
