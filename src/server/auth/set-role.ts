import type { Auth } from 'firebase-admin/auth'
import { roles, type Role } from '../../shared/auth/roles.ts'

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

/** Sets or removes a user's role by uid and returns the previous role, or undefined for none. */
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

type Claims = Readonly<Record<string, unknown>>

/** Returns the role in a user's claims: `admin: true` means owner; the claim `role` holds the other two roles (B20.1). Undefined for none. */
export function parseRoleClaims(claims: Claims = {}): Role | undefined {
  if (claims['admin'] === true) return 'owner'
  return roles.find((role) => role !== 'owner' && role === claims['role'])
}

/** Returns the claims with this role instead of any other. Undefined removes the role. */
function replaceRoleClaims(claims: Claims, role: Role | undefined): Claims {
  const others = Object.entries(claims).filter(([name]) => name !== 'admin' && name !== 'role')
  const own = role === 'owner' ? { admin: true } : { role }
  return { ...Object.fromEntries(others), ...(role === undefined ? {} : own) }
}
