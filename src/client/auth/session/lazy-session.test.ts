import { expect, test } from 'vitest'
import type { SessionStore } from './store/session-store.ts'
import type { SessionState } from './store/session-state.ts'
import { createLazySession } from './lazy-session.ts'

const aiko = { uid: 'uid-aiko', email: 'aiko@example.com' }

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
  const auth = createLazySession({
    hasLastKnownUser: () => hasLastKnownUser,
    open: async (session) => {
      opened.push(session()?.uid ?? 'guest')
      // What signs in and out is not asked here.
      return store as Partial<SessionStore> as SessionStore
    },
  })
  const becomes = (next: SessionState) => {
    state = next
    tell()
  }
  return { auth, opened, becomes }
}

test('guests read and write without loading anything', async () => {
  const { auth, opened } = lazySession()

  expect(await auth.cachedToken()).toBeUndefined()
  expect(await auth.tokenForWrite()).toBeUndefined()
  expect(await auth.renewToken({ refused: undefined, reset: false })).toBeUndefined()
  expect(opened).toEqual([])
})

test('a signed-in reader loads nothing for a read and a token for the first write', async () => {
  const { auth, opened } = lazySession()
  auth.updateSession(aiko)
  expect(await auth.cachedToken()).toBeUndefined()

  expect(await auth.tokenForWrite()).toBe('for-writing')

  expect(await auth.cachedToken()).toBe('at-hand')
  expect(opened).toEqual(['uid-aiko'])
})

test('a reader whose cookie is refused gets a token without a write', async () => {
  const { auth } = lazySession()
  auth.updateSession(aiko)

  expect(await auth.renewToken({ refused: undefined, reset: false })).toBe('renewed')
})

test('a user whom only the provider knows also writes with a token', async () => {
  const { auth } = lazySession({ hasLastKnownUser: true })

  expect(await auth.tokenForWrite()).toBe('for-writing')
})

test('the page is notified of changes once the store is loaded', async () => {
  const { auth, becomes } = lazySession()
  const heard: (string | undefined)[] = []
  auth.subscribe(() => heard.push(auth.state()?.status))
  expect(auth.state()).toBeUndefined()

  await auth.openStore()
  becomes({ status: 'none' })

  expect(heard).toEqual(['none'])
})
