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
import type { Session, ShownState } from './session-state.ts'
import type { StoredTokens } from './stored-tokens.ts'

export interface RememberOption {
  /** Without it the session ends with the browser; the default is to remember. */
  remember?: boolean
}

export interface Credentials {
  email: string
  password: string
}

/** What the store needs of its surroundings. */
export interface SessionPorts {
  loadIdentity: LoadIdentity
  api: {
    register: (account: Credentials & { username: string; remember: boolean }) => Promise<unknown>
    login: (credentials: Credentials & { remember: boolean }) => Promise<unknown>
    logout: () => Promise<unknown>
    logoutEverywhere: () => Promise<unknown>
  }
  /** Who the page was rendered for. */
  session: () => Session
  language: () => PageLanguage
  storages: BrowserStorages<ItemStorage & KeyedStorage>
  clock: Clock
  /** What is kept beside the storages: lists, pages, texts for reading offline. */
  deleteCopies: () => Promise<void>
  /** Reads again whatever depends on who is reading. */
  refreshReader: () => Promise<void>
  clearQueries: () => void
  reload: () => void
  reportFailure: (what: string, error: unknown) => void
}

/** What the store's parts share; each takes of it what it needs. */
export interface SessionParts extends SessionPorts {
  identity: RecoveringIdentity
  tokens: IdTokens
  stored: StoredTokens
  lastUser: LastUser
  shown: ShownState
  /** Of what goes on after a failure: `work.catch(report('It failed'))`. */
  report: (what: string) => (error: unknown) => undefined
}

/** For display: without a token somebody is still who they are. */
export const tokenIfAny = ({ tokens, report }: Pick<SessionParts, 'tokens' | 'report'>) =>
  tokens.get().catch(report('No token for the auth check'))
