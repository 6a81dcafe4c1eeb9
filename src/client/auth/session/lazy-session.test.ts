import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../testing/fake-storage.ts'
import type { SessionStore } from './store/session-store.ts'
import type { SessionState } from './store/session-state.ts'
import { createLazySession } from './lazy-session.ts'

const aiko = { uid: 'uid-aiko', email: 'aiko@example.com' }

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new FakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const noListener = () => undefined

function lazySession({ hasLastKnownUser = false } = {}) {
  const opened: string[] = []
  let state: SessionState = { status: 'loading' }
  let tell: () => void = noListener
  const store = {
    state: () => state,
    subscribe(listener: () => void) {
      tell = listener
      return () => undefined
    },
    cachedToken: async () => 'at-hand',
    tokenForWrite: async () => 'for-writing',
    renewToken: async () => 'renewed',
  } satisfies Partial<SessionStore>
  if (hasLastKnownUser) localStorage.setItem('last_known_user_uid', aiko.uid)
  const auth = createLazySession(async (session) => {
    opened.push(session()?.uid ?? 'guest')
    // The fake store has no functions to sign in or out, because these tests don't call them.
    return store as Partial<SessionStore> as SessionStore
  })
  const becomes = (next: SessionState) => {
    state = next
    tell()
  }
  return { auth, opened, becomes }
}

test('pages of guests load no session store, whether they read or write', async () => {
  const { auth, opened } = lazySession()

  expect(await auth.cachedToken()).toBeUndefined()
  expect(await auth.tokenForWrite()).toBeUndefined()
  expect(await auth.renewToken({ refused: undefined, reset: false })).toBeUndefined()
  expect(opened).toEqual([])
})

test('a signed-in user loads the session store with the first write, not for reads', async () => {
  const { auth, opened } = lazySession()
  auth.updateSession(aiko)
  expect(await auth.cachedToken()).toBeUndefined()

  expect(await auth.tokenForWrite()).toBe('for-writing')

  expect(await auth.cachedToken()).toBe('at-hand')
  expect(opened).toEqual(['uid-aiko'])
})

test('a refused session cookie is replaced by a token, even before the first write', async () => {
  const { auth } = lazySession()
  auth.updateSession(aiko)

  expect(await auth.renewToken({ refused: undefined, reset: false })).toBe('renewed')
})

test('a write has a token if the user is signed in only at the provider', async () => {
  const { auth } = lazySession({ hasLastKnownUser: true })

  expect(await auth.tokenForWrite()).toBe('for-writing')
})

test('listeners are notified of session changes once the session store is loaded', async () => {
  const { auth, becomes } = lazySession()
  const heard: (string | undefined)[] = []
  auth.subscribe(() => heard.push(auth.state()?.status))
  expect(auth.state()).toBeUndefined()

  await auth.openStore()
  becomes({ status: 'none' })

  expect(heard).toEqual(['none'])
})
