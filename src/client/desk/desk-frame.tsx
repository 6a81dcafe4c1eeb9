import type { ReactNode } from 'react'
import { can, type Role } from '../../shared/auth/roles.ts'
import { MembersOnly } from '../auth/sign-in/members-only.tsx'
import { trpc } from '../platform/api/trpc.ts'
import { Link } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { NotFoundPage } from '../ui/page/not-found-page.tsx'
import { PageSkeleton } from '../ui/page/page-skeleton.tsx'
import styles from './desk.css?url'
import { roomNames, rooms, type RoomName } from './rooms.ts'

interface DeskFrameProps {
  room: RoomName
  children: ReactNode
}

/**
 * The frame of every admin section. Guests are asked to log in; users without the permission get "not found" (B20.3).
 */
export function DeskFrame({ room, children }: DeskFrameProps) {
  return (
    <MembersOnly>
      <OperatorsOnly room={room}>{children}</OperatorsOnly>
    </MembersOnly>
  )
}

function OperatorsOnly({ room, children }: DeskFrameProps) {
  const { data, isPending } = trpc.auth.me.useQuery()
  if (isPending) return <PageSkeleton />
  const role = data?.user.role
  if (!can(role, rooms[room].permission)) return <NotFoundPage />
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="desk" />
      <RoomLinks role={role} current={room} />
      {children}
    </>
  )
}

/** On a phone the row of rooms is longer than the screen; where one is must be in view. */
function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul')
  if (link == null || row == null) return
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

function RoomLinks({ role, current }: { role: Role | null | undefined; current: RoomName }) {
  const { t } = useLanguage()
  const open = roomNames.filter((name) => can(role, rooms[name].permission))
  return (
    <nav aria-label={t('desk.rooms')} className="border-b border-line print:hidden">
      <ul className="page-width flex gap-x-5 overflow-x-auto text-md">
        {open.map((name) => (
          <li key={name}>
            <Link
              to={rooms[name].path}
              ref={name === current ? showInRow : undefined}
              aria-current={name === current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {t(`desk.room.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
