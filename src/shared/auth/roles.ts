/** Roles of admin users (B20.1). An owner has every permission. */
export const roles = ['owner', 'editor', 'support'] as const
export type Role = (typeof roles)[number]

/** The roles that have each permission, besides the owner. No other code decides by role. */
export const permissions = {
  enterAdmin: ['editor', 'support'],
  editGuides: ['editor'],
  translate: ['editor'],
  handleOrders: ['support'],
  answerMessages: ['support'],
  checkReports: ['support'],
  manageCodes: [],
  seeFigures: [],
  manageRoles: [],
  manageHealth: [],
  readLog: [],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof permissions

/** Returns whether a role has a permission. False for users without a role. */
export function hasPermission(role: Role | null | undefined, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission]
  return role === 'owner' || (role !== null && role !== undefined && allowed.includes(role))
}
