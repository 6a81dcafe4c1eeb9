import type { Auth } from 'firebase-admin/auth'
import type { Role } from '../../shared/auth/roles.ts'
import { replaceRoleClaims, parseRoleClaims } from './role-of-claims.ts'

/**
 * Sets or removes a user's role by email and leaves other claims unchanged (B20.2). A new role takes effect with the next token, a revoked one is lost within a
 * minute (decision 0016).
 */
export async function setRole(
  auth: Auth,
  email: string,
  role: Role | undefined,
): Promise<{ uid: string; before: Role | undefined }> {
  const { uid } = await auth.getUserByEmail(email)
  return { uid, before: await setRoleByUid(auth, uid, role) }
}

/** Sets or removes a user's role by uid and returns the previous role. */
export async function setRoleByUid(
  auth: Auth,
  uid: string,
  role: Role | undefined,
): Promise<Role | undefined> {
  const { customClaims = {} } = await auth.getUser(uid)
  const before = parseRoleClaims(customClaims)
  if (before !== role) await auth.setCustomUserClaims(uid, replaceRoleClaims(customClaims, role))
  return before
}
