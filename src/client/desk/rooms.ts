import { deskPaths } from '../../shared/desk/desk-paths.ts'
import { paths } from '../../shared/paths.ts'
import { can, type Permission } from '../../shared/auth/roles.ts'
import type { PageRequest } from '../platform/pages/page-route.ts'

/** The admin's sections in the order of the navigation, and the permission that each requires (B20.1). */
export const rooms = {
  home: { path: paths.desk, permission: 'enterAdmin' },
  guides: { path: deskPaths.guides, permission: 'editGuides' },
  orders: { path: deskPaths.orders, permission: 'handleOrders' },
  messages: { path: deskPaths.messages, permission: 'answerMessages' },
  reports: { path: deskPaths.reports, permission: 'checkReports' },
  codes: { path: deskPaths.codes, permission: 'manageCodes' },
  translations: { path: paths.translations, permission: 'translate' },
  health: { path: deskPaths.health, permission: 'manageHealth' },
  log: { path: deskPaths.log, permission: 'readLog' },
} as const satisfies Record<string, { path: string; permission: Permission }>

export type RoomName = keyof typeof rooms
export const roomNames = Object.keys(rooms) as RoomName[]

/** Returns 'guest' before login, 'operator' with the section's permission, else undefined. */
export async function visitorOf(
  { data }: PageRequest,
  room: RoomName,
): Promise<'guest' | 'operator' | undefined> {
  if ((await data.auth.session.fetch()) === null) return 'guest'
  const { user } = await data.auth.me.fetch()
  return can(user.role, rooms[room].permission) ? 'operator' : undefined
}
