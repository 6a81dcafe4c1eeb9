import type { TokenRefusal } from '../../../platform/api/bearer-tokens.ts'
import { browserClock } from '../../../platform/browser/clock.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import type { RecoveringIdentity } from '../../identity/recovering-identity.ts'
import { getProviderCode, type IdentityUser } from '../../identity/identity-port.ts'
import type { StoredTokens } from './stored-tokens.ts'

const minute = 60_000

/** A token that is at most 5 minutes old when it is fetched is valid for another 55 minutes (B7.27). */
const cacheMs = 55 * minute
const automaticRefreshMs = 30 * minute
const recheckMs = minute

/** B14.11. */
const freshSignInMs = 5 * minute
const failuresBeforeReset = 3

export type IdTokens = ReturnType<typeof createIdTokens>

/** Codes by which the provider reports that the user's tokens are permanently invalid. */
const endedCodes = new Set<string | undefined>([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
])

/** Creates the tokens, which restart the provider after an empty token or too many failures. */
export function createIdTokens(
  identity: RecoveringIdentity,
  stored: StoredTokens,
  /** Repeats the auth check after a token could not be refreshed. */
  recheck: () => Promise<unknown>,
) {
  let cached: { token: string; expiry: number } | undefined
  let fetching: Promise<string | undefined> | undefined
  let renewing: Promise<string | undefined> | undefined
  /** Incremented for each user, so that a token requested for one user is not cached for the next. */
  let generation = 0
  let failures = 0

  /** Returns the token in memory until it expires. */
  const held = () => (cached !== undefined && Date.now() < cached.expiry ? cached.token : undefined)

  return {
    /** Returns the cached, fetched or stored token; undefined if no user is signed in. */
    async get() {
      const token = held()
      if (token !== undefined) return token
      fetching ??= fetchOrStored().finally(() => {
        fetching = undefined
      })
      return fetching
    },
    /** Requests a new token after the server has refused one, unless another call has renewed it in the meantime. */
    async renew({ refused, reset }: TokenRefusal) {
      if (renewing !== undefined) return renewing
      const token = held()
      if (token !== undefined && token !== refused) return token
      renewing = renewNow(reset).finally(() => {
        renewing = undefined
      })
      return renewing
    },
    /** Deletes all tokens, which must not be used for the next user. */
    forget() {
      generation += 1
      cached = undefined
      fetching = undefined
      failures = 0
      stored.forget()
    },
  }

  async function renewNow(reset: boolean): Promise<string | undefined> {
    if (reset) await identity.restart()
    cached = undefined
    stored.forget()
    return fetchToken({ force: true })
  }

  async function fetchOrStored(): Promise<string | undefined> {
    try {
      const token = await fetchToken({ force: false })
      if (token !== undefined || (await identity.open()).mode === 'ui-only') return token
      return stored.find()
    } catch (error) {
      if (endedCodes.has(getProviderCode(error))) {
        stored.forget()
        return undefined
      }
      const backup = stored.find()
      if (backup === undefined) throw error
      reportFailure('The backup token is used', error)
      return backup
    }
  }

  async function fetchToken({ force }: { force: boolean }): Promise<string | undefined> {
    const askedIn = generation
    const provider = await identity.open()
    const user = provider.currentUser()
    if (user === null) return undefined
    const token = await countFailures(provider.idToken({ force: force || !isFresh(user) }))
    if (token) return keep(token, askedIn)
    const newToken = await fetchAfterRestart()
    if (!newToken) return undefined
    void refreshLater(askedIn)
    return keep(newToken, askedIn)
  }

  async function fetchAfterRestart(): Promise<string | undefined> {
    const provider = await identity.restart()
    return provider.currentUser() === null ? undefined : provider.idToken({ force: true })
  }

  async function countFailures(request: Promise<string | undefined>): Promise<string | undefined> {
    try {
      const token = await request
      failures = 0
      return token
    } catch (error) {
      failures += 1
      if (failures === failuresBeforeReset) {
        failures = 0
        await identity.restart()
      }
      throw error
    }
  }

  async function refreshLater(askedIn: number): Promise<void> {
    await browserClock.wait(automaticRefreshMs)
    if (askedIn !== generation) return
    try {
      if ((await fetchToken({ force: true })) !== undefined) return
    } catch (error) {
      reportFailure('The automatic refresh failed', error)
    }
    await browserClock.wait(recheckMs)
    if (askedIn === generation) await recheck()
  }

  function keep(token: string, askedIn: number): string | undefined {
    if (askedIn !== generation) return undefined
    const expiry = Date.now() + cacheMs
    cached = { token, expiry }
    stored.save(token, expiry)
    return token
  }
}

const isFresh = ({ signedInAt }: IdentityUser) => Date.now() - signedInAt.getTime() <= freshSignInMs
