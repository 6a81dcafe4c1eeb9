import type { AuthStore, Session } from './auth-store.ts'
import type { TokenSource } from './token-source.ts'

/** Stands in for the store until somebody signs in or out, or a signed-in reader writes. */
export interface LazyAuth extends TokenSource {
  openStore: () => Promise<AuthStore>
  /** Says who the page was rendered for; with somebody there, writes wait for their token. */
  noteSession: (session: Session) => void
}

export function createLazyAuth(open: (session: () => Session) => Promise<AuthStore>): LazyAuth {
  let session: Session = null
  let opened: Promise<AuthStore> | undefined

  function openStore(): Promise<AuthStore> {
    opened ??= open(() => session).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    openStore,
    noteSession: (next) => {
      session = next
    },
    tokenAtHand: async () => (await opened)?.tokenAtHand(),
    tokenForWriting: async () => {
      if (session === null && opened === undefined) return undefined
      return (await openStore()).tokenForWriting()
    },
    renewToken: async (options) => (await openStore()).renewToken(options),
  }
}
