import { expect, test } from 'vitest'
import type { AuthStore } from './auth-store.ts'
import { createLazyAuth } from './lazy-auth.ts'

const aiko = { uid: 'uid-aiko', email: 'aiko@example.com' }

function lazyAuth() {
  const opened: string[] = []
  const store: AuthStore = {
    signIn: async () => undefined,
    signUp: async () => undefined,
    signOut: async () => undefined,
    tokenAtHand: async () => 'at-hand',
    renewToken: async () => undefined,
    tokenForWriting: async () => 'for-writing',
  }
  const auth = createLazyAuth(async (session) => {
    opened.push(session()?.uid ?? 'guest')
    return store
  })
  return { auth, opened }
}

test('guests read and write without loading anything', async () => {
  const { auth, opened } = lazyAuth()

  expect(await auth.tokenAtHand()).toBeUndefined()
  expect(await auth.tokenForWriting()).toBeUndefined()
  expect(opened).toEqual([])
})

test('a signed-in reader loads nothing for reading, and a token for the first write', async () => {
  const { auth, opened } = lazyAuth()
  auth.noteSession(aiko)
  expect(await auth.tokenAtHand()).toBeUndefined()

  expect(await auth.tokenForWriting()).toBe('for-writing')

  expect(await auth.tokenAtHand()).toBe('at-hand')
  expect(opened).toEqual(['uid-aiko'])
})
