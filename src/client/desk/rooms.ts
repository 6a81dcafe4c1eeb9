import { deskPaths } from '../../shared/desk/desk-paths.ts'
import type { Role } from '../../shared/auth/roles.ts'
import { paths } from '../../shared/paths.ts'

/** The rooms of the desk in the order of its navigation, and who may enter each; owners may enter all (B20.1). */
export const rooms = {
  home: { path: paths.desk, allowed: ['editor', 'support'] },
  guides: { path: deskPaths.guides, allowed: ['editor'] },
  orders: { path: deskPaths.orders, allowed: ['support'] },
  messages: { path: deskPaths.messages, allowed: ['support'] },
  reports: { path: deskPaths.reports, allowed: ['support'] },
  codes: { path: deskPaths.codes, allowed: ['owner'] },
  translations: { path: paths.translations, allowed: ['editor'] },
  health: { path: deskPaths.health, allowed: ['owner'] },
  log: { path: deskPaths.log, allowed: ['owner'] },
} as const satisfies Record<string, { path: string; allowed: readonly Role[] }>

export type RoomName = keyof typeof rooms
export const roomNames = Object.keys(rooms) as RoomName[]
