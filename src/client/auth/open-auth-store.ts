import { splitLanguage } from '../../shared/paths.ts'
import { createAuthStore, type AuthPorts, type AuthStore, type Credentials } from './auth-store.ts'
import { browserClock } from './clock.ts'
import { loadIdentity } from './load-identity.ts'
import { reportFailure } from './report-failure.ts'
import { availableStorages } from '../lib/browser-storages.ts'
import { forgetAllKept } from '../offline/kept-guides.ts'
import { forgetSavedCopies } from './stored-data.ts'

interface Call<Input> {
  mutate: (input: Input) => Promise<unknown>
}

interface Surroundings extends Pick<AuthPorts, 'session' | 'refreshReader' | 'clearQueries'> {
  api: {
    register: Call<Credentials & { username: string; remember: boolean }>
    login: Call<Credentials & { remember: boolean }>
    logout: Call<void>
    logoutEverywhere: Call<void>
  }
}

/** The store with this browser's own ports. */
export function openAuthStore({ api, ...ports }: Surroundings): AuthStore {
  return createAuthStore({
    ...ports,
    api: {
      register: (account) => api.register.mutate(account),
      login: (credentials) => api.login.mutate(credentials),
      logout: () => api.logout.mutate(),
      logoutEverywhere: () => api.logoutEverywhere.mutate(),
    },
    loadIdentity,
    language: () => splitLanguage(window.location.pathname).language,
    storages: availableStorages(),
    clock: browserClock,
    forgetCopies: async () => {
      await Promise.all([forgetAllKept(), forgetSavedCopies()])
    },
    reload: () => window.location.reload(),
    reportFailure,
  })
}
