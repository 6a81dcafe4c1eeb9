import { roles, type Role } from '../../shared/auth/roles.ts'

type Claims = Readonly<Record<string, unknown>>

/** `admin: true` means owner; `role` names the other two (B20.1). */
export function roleOfClaims(claims: Claims = {}): Role | undefined {
  if (claims['admin'] === true) return 'owner'
  return roles.find((role) => role !== 'owner' && role === claims['role'])
}

/** The same claims with this role, or with none. */
export function claimsWithRole(claims: Claims, role: Role | undefined): Claims {
  const others = Object.entries(claims).filter(([name]) => name !== 'admin' && name !== 'role')
  const own = role === 'owner' ? { admin: true } : { role }
  return { ...Object.fromEntries(others), ...(role === undefined ? {} : own) }
}
