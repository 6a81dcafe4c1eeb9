import { browserClock } from '../../platform/browser/clock.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { IdentityUnavailableError, type IdentityPort, type LoadIdentity } from './identity-port.ts'

/** B14.11. */
const maxTries = 5
const recoveryWaitMs = 100

export type RecoveringIdentity = ReturnType<typeof createRecoveringIdentity>

/** Sets up the identity provider and retries after failures (B7.22). */
export function createRecoveringIdentity(load: LoadIdentity, forgetTokens: () => void) {
  let tries = 0
  let provider: IdentityPort | undefined
  let opening: Promise<IdentityPort> | undefined

  return {
    /** Returns the provider and sets it up if necessary. A call of this function is what B7.22 calls a demand. */
    open: () => opening ?? keep(setUp()),
    /** Returns the provider if it has been demanded; undefined if it has not, or if its setup failed. */
    opened: async () => opening?.catch(() => undefined),
    /** Deletes the provider and sets it up again; the user stays signed in. */
    restart: () => keep(setUpAgain(opening)),
  }

  async function setUpAgain(before: Promise<IdentityPort> | undefined): Promise<IdentityPort> {
    await before?.catch(() => undefined)
    await discardProvider()
    await browserClock.wait(recoveryWaitMs)
    return setUp()
  }

  /** Replaces the provider. A failure is not cached, so that the next call of `open` tries again. */
  function keep(next: Promise<IdentityPort>): Promise<IdentityPort> {
    opening = next
    next.catch(() => {
      if (opening === next) opening = undefined
    })
    return next
  }

  // Sets up the provider. After five automatic attempts, the next call of `open` resets everything and makes one attempt.
  async function setUp(): Promise<IdentityPort> {
    if (tries < maxTries) return tryUntil(maxTries)
    await resetFully()
    return tryUntil(1)
  }

  async function tryUntil(lastTry: number): Promise<IdentityPort> {
    for (;;) {
      tries += 1
      try {
        provider ??= await load()
        await provider.ready()
        tries = 0
        return provider
      } catch (error) {
        reportFailure(`Setting up the identity provider failed (attempt ${tries})`, error)
        if (tries >= lastTry) throw new IdentityUnavailableError(error)
        await browserClock.wait(recoveryWaitMs)
      }
    }
  }

  async function resetFully(): Promise<void> {
    await provider?.signOut().catch(report('Signing out at the provider failed'))
    await discardProvider()
    forgetTokens()
    tries = 0
  }

  async function discardProvider(): Promise<void> {
    await provider?.deleteApp().catch(report('The identity provider could not be ended'))
    provider = undefined
  }
}

const report = (what: string) => (error: unknown) => reportFailure(what, error)
