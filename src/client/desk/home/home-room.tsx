import { mayAs } from '../../../shared/auth/roles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { roomNames, rooms } from '../rooms.ts'

/** Where each room leads. */
export function HomeRoom() {
  const { t } = useLanguage()
  const { data } = trpc.auth.me.useQuery()
  const open = roomNames.filter((name) => name !== 'home' && mayAs(data?.user.role, ...rooms[name].allowed))
  return (
    <RoomHeading title={t('desk.home.title')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {open.map((name) => (
          <li key={name}>
            <Link
              to={rooms[name].path}
              className="block rounded-card border border-line bg-surface p-5 font-semibold hover:bg-raised"
            >
              {t(`desk.room.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </RoomHeading>
  )
}
