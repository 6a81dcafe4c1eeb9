import { adminPaths } from '../../shared/admin/admin-paths.ts'
import { paths } from '../../shared/paths.ts'
import { hasPermission, type Permission } from '../../shared/auth/roles.ts'
import type { PageRequest } from '../platform/pages/page-route.ts'

/** The admin's sections in the order of the navigation, and the permission that each requires (B20.1). */
export const adminSections = {
  home: { path: paths.admin, permission: 'enterAdmin' },
  guides: { path: adminPaths.guides, permission: 'editGuides' },
  orders: { path: adminPaths.orders, permission: 'handleOrders' },
  messages: { path: adminPaths.messages, permission: 'answerMessages' },
  reports: { path: adminPaths.reports, permission: 'checkReports' },
  codes: { path: adminPaths.codes, permission: 'manageCodes' },
  translations: { path: paths.translations, permission: 'translate' },
  health: { path: adminPaths.health, permission: 'manageHealth' },
  log: { path: adminPaths.log, permission: 'readLog' },
} as const satisfies Record<string, { path: string; permission: Permission }>

export type AdminSectionName = keyof typeof adminSections
export const adminSectionNames = Object.keys(adminSections) as AdminSectionName[]

/** Returns 'guest' before login, 'operator' with the section's permission, else undefined. */
export async function getVisitorKind(
  { data }: PageRequest,
  section: AdminSectionName,
): Promise<'guest' | 'operator' | undefined> {
  if ((await data.auth.session.fetch()) === null) return 'guest'
  const { user } = await data.auth.me.fetch()
  return hasPermission(user.role, adminSections[section].permission) ? 'operator' : undefined
}
