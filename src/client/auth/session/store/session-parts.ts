import { splitLanguage } from '../../../../shared/paths.ts'
import type { Api } from '../../../platform/api/api.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import type { LoadIdentity } from '../../identity/identity-port.ts'
import type { RecoveringIdentity } from '../../identity/recovering-identity.ts'
import type { IdTokens } from './id-tokens.ts'
import type { Session, SessionStateStore } from './session-state.ts'
import type { StoredTokens } from './stored-tokens.ts'

/** What a user has entered to log in or sign up. */
export interface Credentials {
  email: string
  password: string
  /** Undefined if the form doesn't ask for it. */
  username?: string
  /** False ends the session with the browser. */
  remember: boolean
}

/** The dependencies of the store. */
export interface SessionPorts {
  /** Replaced in tests. */
  loadIdentity?: LoadIdentity
  api: Api['auth']
  /** The user that the page was rendered for. */
  session: () => Session
  /** Refetches all data that depends on the user. */
  refreshReader: () => Promise<void>
}

/** The shared dependencies of the store's parts. */
export interface SessionParts extends SessionPorts {
  identity: RecoveringIdentity
  tokens: IdTokens
  stored: StoredTokens
  shown: SessionStateStore
}

/** Reports a failure and continues: `work.catch(report('It failed'))`. */
export const report =
  (what: string) =>
  (error: unknown): undefined => {
    reportFailure(what, error)
  }

export const getPageLanguage = () => splitLanguage(window.location.pathname).language

/** Returns a token or undefined. Used for display, where a user without a token is still shown. */
export const findToken = ({ tokens }: Pick<SessionParts, 'tokens'>) =>
  tokens.get().catch(report('No token for the auth check'))
