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
      // Only the functions above are needed, because these tests neither sign in nor out.
      return store as Partial<SessionStore> as SessionStore
    },
  })
  const becomes = (next: SessionState) => {
    state = next
    tell()
  }
  return { auth, opened, becomes }
}

test('loads nothing for guests who read or write', async () => {
  const { auth, opened } = lazySession()

  expect(await auth.cachedToken()).toBeUndefined()
  expect(await auth.tokenForWrite()).toBeUndefined()
  expect(await auth.renewToken({ refused: undefined, reset: false })).toBeUndefined()
  expect(opened).toEqual([])
})

test('loads nothing for a signed-in read, and a token for the first write', async () => {
  const { auth, opened } = lazySession()
  auth.updateSession(aiko)
  expect(await auth.cachedToken()).toBeUndefined()

  expect(await auth.tokenForWrite()).toBe('for-writing')

  expect(await auth.cachedToken()).toBe('at-hand')
  expect(opened).toEqual(['uid-aiko'])
})

test('gets a token without a write if the cookie was refused', async () => {
  const { auth } = lazySession()
  auth.updateSession(aiko)

  expect(await auth.renewToken({ refused: undefined, reset: false })).toBe('renewed')
})

test('writes with a token if only the provider knows the user', async () => {
  const { auth } = lazySession({ hasLastKnownUser: true })

  expect(await auth.tokenForWrite()).toBe('for-writing')
})

test('notifies the page of changes once the store is loaded', async () => {
  const { auth, becomes } = lazySession()
  const heard: (string | undefined)[] = []
  auth.subscribe(() => heard.push(auth.state()?.status))
  expect(auth.state()).toBeUndefined()

  await auth.openStore()
  becomes({ status: 'none' })

  expect(heard).toEqual(['none'])
})
