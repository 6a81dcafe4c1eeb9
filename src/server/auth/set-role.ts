import type { Auth } from 'firebase-admin/auth'
import type { Role } from '../../shared/auth/roles.ts'
import { claimsWithRole, roleOfClaims } from './role-of-claims.ts'

/**
 * Gives somebody a role in the shop, or takes it away, leaving other claims unchanged (B20.2). A granted role takes effect
 * with the next token; a removed one loses its effect within a minute (decision 0016).
 */
export async function setRole(
  auth: Auth,
  email: string,
  role: Role | undefined,
): Promise<{ uid: string; before: Role | undefined }> {
  const { uid, customClaims = {} } = await auth.getUserByEmail(email)
  const before = roleOfClaims(customClaims)
  if (before !== role) await auth.setCustomUserClaims(uid, claimsWithRole(customClaims, role))
  return { uid, before }
}
