import { can } from '../../shared/auth/roles.ts'
import type { PageRequest } from '../platform/pages/page-route.ts'
import { rooms, type RoomName } from './rooms.ts'

/** Who opens a room: a guest, who is asked to log in, somebody who may enter, or undefined for anybody else. */
export async function visitorOf(
  { data }: PageRequest,
  room: RoomName,
): Promise<'guest' | 'operator' | undefined> {
  if ((await data.auth.session.fetch()) === null) return 'guest'
  const { user } = await data.auth.me.fetch()
  return can(user.role, rooms[room].permission) ? 'operator' : undefined
}
