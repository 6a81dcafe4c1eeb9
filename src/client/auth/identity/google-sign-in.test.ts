import { expect, test } from 'vitest'
import { FakeIdentity, createFakeRecords, createProviderError } from '../../testing/fake-identity.ts'
import { signInWithGoogle } from './google-sign-in.ts'

function signIn(trouble: string[]) {
  const calls: string[] = []
  const identity = new FakeIdentity(
    calls,
    createFakeRecords({ popupTrouble: trouble.map(createProviderError) }),
  )
  return { calls, done: signInWithGoogle(identity, 'ja', () => calls.push('remember')) }
}

test('a Google sign-in uses only a popup if the popup opens', async () => {
  const { calls, done } = signIn([])

  expect((await done).email).toBe('google@example.com')
  expect(calls).toEqual(['provider.popup in ja'])
})

test.each(['auth/popup-blocked', 'auth/web-storage-unsupported', 'auth/cancelled-popup-request'])(
  'after %s, the page stores the redirect and leaves for Google',
  async (code) => {
    const { calls, done } = signIn([code])

    await expect(done).rejects.toMatchObject({ code })
    expect(calls).toEqual(['remember', 'provider.redirect in ja'])
  },
)

test.each(['auth/popup-closed-by-user', 'auth/network-request-failed', 'auth/unauthorized-domain'])(
  'after %s, the page does not redirect to Google',
  async (code) => {
    const { calls, done } = signIn([code])

    await expect(done).rejects.toMatchObject({ code })
    expect(calls).toEqual([])
  },
)
