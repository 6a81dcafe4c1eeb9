/** What somebody does in the admin (B20.1). An owner may do all of it. */
export const roles = ['owner', 'editor', 'support'] as const
export type Role = (typeof roles)[number]

/** Each permission, and the roles besides the owner that have it. The only place where roles are named: a new role is a word here. */
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

/** Whether somebody with this role may do that; nobody without a role may do anything. */
export function can(role: Role | null | undefined, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission]
  return role === 'owner' || (role !== null && role !== undefined && allowed.includes(role))
}
