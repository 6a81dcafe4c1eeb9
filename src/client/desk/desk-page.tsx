import type { ComponentType } from 'react'
import { can } from '../../shared/auth/roles.ts'
import type { PageProps } from '../platform/pages/lazy-part.tsx'
import type { Head, PageRequest } from '../platform/pages/page-route.ts'
import { NotFoundPage } from '../ui/page/not-found-page.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { CodesRoom } from './codes/codes-room.tsx'
import { DisputesRoom } from './disputes/disputes-room.tsx'
import { editedId, guidesView } from './guides/guides-view.ts'
import { GuideFiles } from './guides/files/guide-files.tsx'
import { GuideList } from './guides/guide-list.tsx'
import { GuideEditor } from './guides/editor/guide-editor.tsx'
import { MessageRoom } from './messages/message-room.tsx'
import { SubscribersRoom } from './messages/subscribers-room.tsx'
import { TemplatesRoom } from './messages/templates-room.tsx'
import { inboxInputOf, InboxRoom } from './messages/inbox-room.tsx'
import { ReaderRoom } from './readers/reader-room.tsx'
import { healthInputOf, HealthRoom } from './health/health-room.tsx'
import { HomeRoom, readPeriod } from './home/home-room.tsx'
import { logInput, LogRoom } from './log/log-room.tsx'
import { ordersInputOf, OrdersRoom } from './orders/orders-room.tsx'
import { visitorOf, type RoomName } from './rooms.ts'
import { reportsInput, ReportsRoom } from './reports/reports-room.tsx'

/** One page of the admin. */
export interface DeskPart {
  room: RoomName
  /** Whether its address ends with a number. */
  id?: 'needed' | 'optional'
  /** Other words that its address may end with. */
  words?: readonly string[]
  Part: ComponentType<{ id: string }>
  prepare?: (request: PageRequest, id: string) => Promise<unknown>
}

/** By the word after /operator/. */
const parts: Record<string, DeskPart> = {
  '': {
    room: 'home',
    Part: HomeRoom,
    async prepare({ data, query }) {
      const { user } = await data.auth.me.fetch()
      await Promise.all([
        data.desk.waiting.prefetch(),
        can(user.role, 'seeFigures') && data.desk.firstSteps.prefetch(),
        can(user.role, 'seeFigures') && data.desk.figures.prefetch({ period: readPeriod(query) }),
        can(user.role, 'editGuides') && data.guides.missedSearches.prefetch(),
      ])
    },
  },
  guides: {
    room: 'guides',
    id: 'optional',
    words: ['new', 'files'],
    Part: GuidesRoom,
    prepare: async ({ data, query }, id) =>
      id === ''
        ? data.guides.deskList.prefetch(guidesView(query))
        : id !== 'files' && data.guides.editing.prefetch({ id: editedId(id) }),
  },
  codes: { room: 'codes', Part: CodesRoom, prepare: ({ data }) => data.desk.codes.prefetch() },
  health: {
    room: 'health',
    Part: HealthRoom,
    prepare: ({ data, query }) => data.desk.health.prefetch(healthInputOf(query)),
  },
  orders: {
    room: 'orders',
    Part: OrdersRoom,
    prepare: ({ data, query }) => data.desk.orders.prefetch(ordersInputOf(query)),
  },
  disputes: { room: 'orders', Part: DisputesRoom, prepare: ({ data }) => data.desk.disputes.prefetch() },
  readers: {
    room: 'orders',
    id: 'needed',
    Part: ReaderRoom,
    prepare: ({ data }, id) => data.desk.reader.prefetch({ userId: Number(id) }),
  },
  messages: {
    room: 'messages',
    id: 'optional',
    words: ['templates', 'subscribers'],
    Part: MessagesPart,
    prepare: ({ data, query }, id) =>
      id === ''
        ? data.desk.inbox.prefetch(inboxInputOf(query))
        : id === 'templates'
          ? data.desk.templates.prefetch()
          : id === 'subscribers'
            ? data.desk.subscribers.prefetch()
            : data.desk.message.prefetch({ id: Number(id) }),
  },
  reports: {
    room: 'reports',
    Part: ReportsRoom,
    prepare: ({ data, query }) => data.desk.reports.prefetch(reportsInput(query)),
  },
  log: {
    room: 'log',
    Part: LogRoom,
    prepare: ({ data, query }) => data.desk.log.prefetch(logInput(query)),
  },
}

/** All guides, one of them, a new one, or all of them as files. */
function GuidesRoom({ id }: { id: string }) {
  if (id === 'files') return <GuideFiles />
  return id === '' ? <GuideList /> : <GuideEditor key={id} id={editedId(id)} />
}

function MessagesPart({ id }: { id: string }) {
  if (id === '') return <InboxRoom />
  if (id === 'templates') return <TemplatesRoom />
  return id === 'subscribers' ? <SubscribersRoom /> : <MessageRoom id={id} />
}

function findPart({ room = '', id }: Record<string, string>): DeskPart | undefined {
  const part = Object.hasOwn(parts, room) ? parts[room] : undefined
  if (part === undefined) return undefined
  if (id === undefined) return part.id === 'needed' ? undefined : part
  if (part.words?.includes(id)) return part
  return part.id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? part : undefined
}

/** All of /operator but the translations, which are a room of their own. */
export function Page({ params }: PageProps) {
  const part = findPart(params)
  if (part === undefined) return <NotFoundPage />
  const { room, Part } = part
  return (
    <DeskFrame room={room}>
      <Part id={params['id'] ?? ''} />
    </DeskFrame>
  )
}

/** Undefined if there is no such page, or not for this visitor. */
export async function prepare(request: PageRequest): Promise<Head | undefined> {
  const part = findPart(request.params)
  if (part === undefined) return undefined
  const visitor = await visitorOf(request, part.room)
  if (visitor === undefined) return undefined
  if (visitor === 'operator') await part.prepare?.(request, request.params['id'] ?? '')
  const { t } = request
  const title = t('desk.head.title', { room: t(`desk.room.${part.room}`) })
  return { status: 200, title, description: t('desk.head.description') }
}
