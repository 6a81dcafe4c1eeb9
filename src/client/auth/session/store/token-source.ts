import type { TokenSource } from '../../../platform/api/bearer-tokens.ts'
import { getLastKnownUid } from '../../../platform/browser/last-known-uid.ts'
import { report, type SessionParts } from './session-parts.ts'

/** Creates the source of tokens for API calls. A guest's calls never load the provider. */
export function createTokenSource({ identity, session, tokens }: SessionParts): TokenSource {
  const isGuest = async () =>
    session() === null && getLastKnownUid() === undefined && (await identity.opened()) === undefined

  let renewing: Promise<string | undefined> | undefined

  async function renew(reset: boolean): Promise<string | undefined> {
    if (reset) await identity.restart()
    return tokens.renew()
  }

  return {
    async cachedToken() {
      if ((await identity.opened()) === undefined) return undefined
      return tokens.get().catch(report('No token for reading'))
    },

    async tokenForWrite() {
      return (await isGuest()) ? undefined : tokens.get()
    },

    async renewToken({ refused, reset }) {
      if (await isGuest()) return undefined
      if (renewing !== undefined) return renewing
      const held = tokens.held()
      if (held !== undefined && held !== refused) return held
      renewing = renew(reset).finally(() => {
        renewing = undefined
      })
      return renewing
    },
  }
}
