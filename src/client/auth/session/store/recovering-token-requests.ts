import type { Clock } from '../../../platform/browser/clock.ts'
import type { IdentityUser } from '../../identity/identity-port.ts'
import type { RecoveringIdentity } from '../../identity/recovering-identity.ts'

/** B14.11. */
const freshSignInMs = 5 * 60_000
const failuresBeforeReset = 3

interface GivenToken {
  token: string
  /** True if the provider was restarted to get the token. */
  fromNothing: boolean
}

/** Creates the token requests, which restart the provider after an empty token or too many failures. */
export function createRecoveringTokenRequests({
  identity,
  clock,
}: {
  identity: RecoveringIdentity
  clock: Clock
}) {
  let failures = 0

  return {
    /** Returns undefined if no user is signed in, or if the provider returns no token even after a restart. */
    async ask({ force }: { force: boolean }): Promise<GivenToken | undefined> {
      const provider = await identity.open()
      const user = provider.currentUser()
      if (user === null) return undefined
      const token = await countFailures(provider.idToken({ force: force || !isFresh(user) }))
      return token === undefined || token === '' ? askFromNothing() : { token, fromNothing: false }
    },
    forgetFailures() {
      failures = 0
    },
  }

  async function askFromNothing(): Promise<GivenToken | undefined> {
    const provider = await identity.restart()
    if (provider.currentUser() === null) return undefined
    const token = await provider.idToken({ force: true })
    return token === undefined || token === '' ? undefined : { token, fromNothing: true }
  }

  async function countFailures(token: Promise<string | undefined>): Promise<string | undefined> {
    try {
      const given = await token
      failures = 0
      return given
    } catch (error) {
      failures += 1
      if (failures === failuresBeforeReset) {
        failures = 0
        await identity.restart()
      }
      throw error
    }
  }

  function isFresh({ signedInAt }: IdentityUser): boolean {
    return clock.now() - signedInAt.getTime() <= freshSignInMs
  }
}
