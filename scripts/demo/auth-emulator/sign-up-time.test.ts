import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { acceptTokensFromSignUp, type UserStore } from './sign-up-time.ts'

interface Project {
  createUserWithLocalId: (localId: string, user: object) => { validSince?: string }
}

const { AgentProjectState } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/state.js') as {
  AgentProjectState: UserStore & (new (projectId: string) => Project)
}

test('a sign-up during which a second passes does not revoke its own token', () => {
  acceptTokensFromSignUp(AgentProjectState)
  const project = new AgentProjectState('demo')
  const signedUp = { email: 'aiko@example.com', lastLoginAt: '1000999', validSince: '1001' }
  expect(project.createUserWithLocalId('aiko', signedUp).validSince).toBe('1000')
  expect(project.createUserWithLocalId('imported', { validSince: '1001' }).validSince).toBe('1001')
})
