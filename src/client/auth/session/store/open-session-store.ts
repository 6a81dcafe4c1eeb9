import { splitLanguage } from '../../../../shared/paths.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import type { SessionPorts } from './session-parts.ts'
import type { Api } from '../../../platform/api/api.ts'
import { browserClock } from '../../../platform/browser/clock.ts'
import { loadIdentity } from '../../identity/load-identity.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { availableStorages } from '../../../platform/browser/browser-storages.ts'
import { deleteAllOfflineCopies } from '../../../offline/copies/copy-store.ts'
import { isLoggedOut, logoutTimeoutMs } from '../logged-out.ts'
import { deleteSavedPages } from './clear-stored-data.ts'

interface Surroundings extends Pick<SessionPorts, 'session' | 'refreshReader'> {
  api: Api['auth']
}

/** Opens the store with this browser's ports. */
export function openSessionStore({ api, ...ports }: Surroundings): SessionStore {
  return createSessionStore({
    ...ports,
    api: {
      register: (account) => api.register.mutate(account),
      login: (credentials) => api.login.mutate(credentials),
      logout: () => api.logout.mutate(undefined, { signal: AbortSignal.timeout(logoutTimeoutMs) }),
      logoutEverywhere: () => api.logoutEverywhere.mutate(),
      session: () => api.session.query(),
    },
    loadIdentity,
    language: () => splitLanguage(window.location.pathname).language,
    storages: availableStorages(),
    clock: browserClock,
    deleteCopies: async () => {
      await Promise.all([deleteAllOfflineCopies(), deleteSavedPages()])
    },
    isLoggedOut,
    whenOnline: (act) => window.addEventListener('online', act, { once: true }),
    reportFailure,
  })
}
