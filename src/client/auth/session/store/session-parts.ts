import type { PageLanguage } from '../../../../shared/languages.ts'
import type {
  BrowserStorages,
  ItemStorage,
  KeyedStorage,
} from '../../../platform/browser/browser-storages.ts'
import type { Clock } from '../../../platform/browser/clock.ts'
import type { LoadIdentity } from '../../identity/identity-port.ts'
import type { RecoveringIdentity } from '../../identity/recovering-identity.ts'
import type { IdTokens } from './id-tokens.ts'
import type { LastUser } from './last-user.ts'
import type { Session, SessionStateStore } from './session-state.ts'
import type { StoredTokens } from './stored-tokens.ts'

export interface RememberOption {
  /** False ends the session with the browser. True by default. */
  remember?: boolean
}

export interface Credentials {
  email: string
  password: string
}

/** The dependencies of the store. */
export interface SessionPorts {
  loadIdentity: LoadIdentity
  api: {
    register: (account: Credentials & { username: string; remember: boolean }) => Promise<unknown>
    login: (credentials: Credentials & { remember: boolean }) => Promise<unknown>
    logout: () => Promise<unknown>
    logoutEverywhere: () => Promise<unknown>
    /** Returns the shop's session. Fails with 401 if it was ended. */
    session: () => Promise<unknown>
  }
  /** The user that the page was rendered for. */
  session: () => Session
  language: () => PageLanguage
  storages: BrowserStorages<ItemStorage & KeyedStorage>
  clock: Clock
  /** Deletes data outside local and session storage: saved lists, pages and offline copies of guides. */
  deleteCopies: () => Promise<void>
  /** Refetches all data that depends on the user. */
  refreshReader: () => Promise<void>
  /** Returns whether the shop has not yet received a log-out of this browser (B7.36). */
  isLoggedOut: () => boolean
  /** Calls `act` once, when the connection is restored. */
  whenOnline: (act: () => void) => void
  reportFailure: (what: string, error: unknown) => void
}

/** The shared dependencies of the store's parts. */
export interface SessionParts extends SessionPorts {
  identity: RecoveringIdentity
  tokens: IdTokens
  stored: StoredTokens
  lastUser: LastUser
  shown: SessionStateStore
  /** Reports a failure and continues: `work.catch(report('It failed'))`. */
  report: (what: string) => (error: unknown) => undefined
}

/** Returns a token or undefined. Used for display, where a user without a token is still shown. */
export const findToken = ({ tokens, report }: Pick<SessionParts, 'tokens' | 'report'>) =>
  tokens.get().catch(report('No token for the auth check'))
