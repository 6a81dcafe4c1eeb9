import type { TokenSource } from '../../../platform/api/bearer-tokens.ts'
import type { SessionParts } from './session-parts.ts'

/** Tokens for calls of the API. A guest's calls never load the provider. */
export function createCallTokens({
  identity,
  lastUser,
  report,
  session,
  tokens,
}: Pick<SessionParts, 'identity' | 'lastUser' | 'report' | 'session' | 'tokens'>): TokenSource {
  const isGuest = async () =>
    session() === null && lastUser.lastKnownUid() === undefined && (await identity.opened()) === undefined

  return {
    async cachedToken() {
      if ((await identity.opened()) === undefined) return undefined
      return tokens.get().catch(report('No token for reading'))
    },

    async tokenForWrite() {
      return (await isGuest()) ? undefined : tokens.get()
    },

    async renewToken({ reset }) {
      if (await isGuest()) return undefined
      if (reset) await identity.restart()
      return tokens.renew()
    },
  }
}
