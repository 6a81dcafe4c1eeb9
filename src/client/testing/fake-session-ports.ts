import type { SessionPorts } from '../auth/session/store/session-parts.ts'

type Call = 'register' | 'login' | 'logout' | 'logoutEverywhere' | 'session'
export type FakeCalls = Partial<Record<Call, () => Promise<unknown>>>

/** Returns the dependencies of the session store except the provider. Every call is recorded and, unless changed, succeeds. */
export function createFakeSessionPorts(calls: string[], changed: FakeCalls = {}) {
  const note = (call: string) => async (input?: unknown) => {
    calls.push(input === undefined ? call : `${call} ${JSON.stringify(input)}`)
  }
  const mutation = (call: Call) => ({ mutate: changed[call] ?? note(call) })
  const api = {
    register: mutation('register'),
    login: mutation('login'),
    logout: mutation('logout'),
    logoutEverywhere: mutation('logoutEverywhere'),
    session: { query: changed.session ?? note('session') },
  }
  // The store uses only these calls, and no response except the session's status.
  return {
    api: api as object as SessionPorts['api'],
    session: () => null,
    refreshReader: note('refresh reader'),
  } satisfies Partial<SessionPorts>
}
