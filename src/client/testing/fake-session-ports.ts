import type { SessionPorts } from '../auth/session/store/session-parts.ts'

/** Returns all dependencies of the session store except provider, storages and clock. Every call is recorded and succeeds. */
export function createFakeSessionPorts(calls: string[]) {
  const note = (call: string) => async (input?: unknown) => {
    calls.push(input === undefined ? call : `${call} ${JSON.stringify(input)}`)
  }
  return {
    api: {
      register: note('register'),
      login: note('login'),
      logout: note('logout'),
      logoutEverywhere: note('logoutEverywhere'),
      session: note('session'),
    },
    session: () => null,
    language: () => 'ja',
    deleteCopies: note('drop saved copies'),
    refreshReader: note('refresh reader'),
    isLoggedOut: () => false,
    whenOnline: () => calls.push('wait for the connection'),
    reportFailure: (what: string) => calls.push(`reported: ${what}`),
  } satisfies Partial<SessionPorts>
}
