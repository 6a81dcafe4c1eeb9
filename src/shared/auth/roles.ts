/** What an operator does in the shop (B20.1). An owner may do all of it. */
export const roles = ['owner', 'editor', 'support'] as const
export type Role = (typeof roles)[number]

/** Whether somebody may do what these roles may. */
export const mayAs = (role: Role | null | undefined, ...allowed: Role[]) =>
  role === 'owner' || (role !== null && role !== undefined && allowed.includes(role))
