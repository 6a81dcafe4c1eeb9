import { setRole } from '../../src/server/auth/index.ts'
import type { Role } from '../../src/shared/auth/roles.ts'
import { openFirebaseAuth, describeFirebaseError } from './firebase-admin.ts'

const described: Record<Role, string> = { owner: 'an owner', editor: 'an editor', support: 'support' }

/** Grants a user a role in the shop, or revokes it if `role` is undefined (B20.2). */
export async function grantRole(email: string, role: Role | undefined): Promise<void> {
  const { uid, before } = await setRole(openFirebaseAuth(), email, role).catch((error: unknown) => {
    throw new Error(describeFirebaseError(error, email), { cause: error })
  })
  const state = role === undefined ? 'no operator' : described[role]
  const changed = before !== role
  console.log(changed ? `${email} (${uid}) is ${state} now.` : `${email} (${uid}) was ${state} already.`)
  if (changed && role !== undefined) console.log('It takes effect at their next login, or within an hour.')
  if (changed && before !== undefined) console.log('What they were ends within a minute.')
}
