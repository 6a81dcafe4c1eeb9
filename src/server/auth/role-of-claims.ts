import { roles, type Role } from '../../shared/auth/roles.ts'

type Claims = Readonly<Record<string, unknown>>

/** Returns the role in a user's claims: `admin: true` means owner; the claim `role` holds the other two roles (B20.1). */
export function parseRoleClaims(claims: Claims = {}): Role | undefined {
  if (claims['admin'] === true) return 'owner'
  return roles.find((role) => role !== 'owner' && role === claims['role'])
}

/** Returns the claims with this role instead of any other. Undefined removes the role. */
export function replaceRoleClaims(claims: Claims, role: Role | undefined): Claims {
  const others = Object.entries(claims).filter(([name]) => name !== 'admin' && name !== 'role')
  const own = role === 'owner' ? { admin: true } : { role }
  return { ...Object.fromEntries(others), ...(role === undefined ? {} : own) }
}
