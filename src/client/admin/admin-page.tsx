import type { ComponentType } from 'react'
import { hasPermission } from '../../shared/auth/roles.ts'
import type { PageProps } from '../platform/pages/lazy-component.tsx'
import type { Head, PageRequest } from '../platform/pages/page-route.ts'
import { NotFoundPage } from '../ui/page/not-found-page.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { CodesSection } from './codes/codes-section.tsx'
import { DisputesSection } from './disputes/disputes-section.tsx'
import { parseEditedId, parseGuidesView } from './guides/guides-view.ts'
import { GuideFiles } from './guides/files/guide-files.tsx'
import { GuideList } from './guides/guide-list.tsx'
import { GuideEditor } from './guides/editor/guide-editor.tsx'
import { MessageSection } from './messages/message-section.tsx'
import { SubscribersSection } from './messages/subscribers-section.tsx'
import { TemplatesSection } from './messages/templates-section.tsx'
import { parseInboxInput, InboxSection } from './messages/inbox-section.tsx'
import { ReaderSection } from './readers/reader-section.tsx'
import { parseHealthInput, HealthSection } from './health/health-section.tsx'
import { HomeSection, parsePeriod } from './home/home-section.tsx'
import { parsePageInput } from './list-input.ts'
import { LogSection } from './log/log-section.tsx'
import { parseOrdersInput, OrdersSection } from './orders/orders-section.tsx'
import { getVisitorKind, type SectionName } from './sections.ts'
import { parseReportsInput, ReportsSection } from './reports/reports-section.tsx'

/** A page of the admin. */
export interface AdminPageEntry {
  section: SectionName
  /** Whether the path ends with an id. */
  id?: 'needed' | 'optional'
  /** Fixed last path segments that are allowed in place of an id. */
  words?: readonly string[]
  Part: ComponentType<{ id: string }>
  prepare?: (request: PageRequest, id: string) => Promise<unknown>
}

/** Admin pages by the path segment after /operator/. */
const parts: Record<string, AdminPageEntry> = {
  '': {
    section: 'home',
    Part: HomeSection,
    async prepare({ data, query }) {
      const { user } = await data.auth.me.fetch()
      await Promise.all([
        data.admin.waiting.prefetch(),
        hasPermission(user.role, 'seeFigures') && data.admin.firstSteps.prefetch(),
        hasPermission(user.role, 'seeFigures') && data.admin.figures.prefetch({ period: parsePeriod(query) }),
        hasPermission(user.role, 'editGuides') && data.guides.missedSearches.prefetch(),
      ])
    },
  },
  guides: {
    section: 'guides',
    id: 'optional',
    words: ['new', 'files'],
    Part: GuidesSection,
    prepare: async ({ data, query }, id) =>
      id === ''
        ? data.guides.adminList.prefetch(parseGuidesView(query))
        : id !== 'files' && data.guides.editing.prefetch({ id: parseEditedId(id) }),
  },
  codes: { section: 'codes', Part: CodesSection, prepare: ({ data }) => data.admin.codes.prefetch() },
  health: {
    section: 'health',
    Part: HealthSection,
    prepare: ({ data, query }) => data.admin.health.prefetch(parseHealthInput(query)),
  },
  orders: {
    section: 'orders',
    Part: OrdersSection,
    prepare: ({ data, query }) => data.admin.orders.prefetch(parseOrdersInput(query)),
  },
  disputes: {
    section: 'orders',
    Part: DisputesSection,
    prepare: ({ data }) => data.admin.disputes.prefetch(),
  },
  readers: {
    section: 'orders',
    id: 'needed',
    Part: ReaderSection,
    prepare: ({ data }, id) => data.admin.reader.prefetch({ userId: Number(id) }),
  },
  messages: {
    section: 'messages',
    id: 'optional',
    words: ['templates', 'subscribers'],
    Part: MessagesPart,
    prepare: ({ data, query }, id) =>
      id === ''
        ? data.admin.inbox.prefetch(parseInboxInput(query))
        : id === 'templates'
          ? data.admin.templates.prefetch()
          : id === 'subscribers'
            ? data.admin.subscribers.prefetch()
            : data.admin.message.prefetch({ id: Number(id) }),
  },
  reports: {
    section: 'reports',
    Part: ReportsSection,
    prepare: ({ data, query }) => data.admin.reports.prefetch(parseReportsInput(query)),
  },
  log: {
    section: 'log',
    Part: LogSection,
    prepare: ({ data, query }) => data.admin.log.prefetch(parsePageInput(query)),
  },
}

/** Shows the list of guides, the editor, or import and export. */
function GuidesSection({ id }: { id: string }) {
  if (id === 'files') return <GuideFiles />
  return id === '' ? <GuideList /> : <GuideEditor key={id} id={parseEditedId(id)} />
}

function MessagesPart({ id }: { id: string }) {
  if (id === '') return <InboxSection />
  if (id === 'templates') return <TemplatesSection />
  return id === 'subscribers' ? <SubscribersSection /> : <MessageSection id={id} />
}

function findPart({ section = '', id }: Record<string, string>): AdminPageEntry | undefined {
  const part = Object.hasOwn(parts, section) ? parts[section] : undefined
  if (part === undefined) return undefined
  if (id === undefined) return part.id === 'needed' ? undefined : part
  if (part.words?.includes(id)) return part
  return part.id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? part : undefined
}

/** Renders all of /operator except the translations, which have a page of their own. */
export function Page({ params }: PageProps) {
  const part = findPart(params)
  if (part === undefined) return <NotFoundPage />
  const { section, Part } = part
  return (
    <AdminFrame section={section}>
      <Part id={params['id'] ?? ''} />
    </AdminFrame>
  )
}

/** Prefetches a page's data and returns its head; undefined if the page doesn't exist for this visitor. */
export async function prepare(request: PageRequest): Promise<Head | undefined> {
  const part = findPart(request.params)
  if (part === undefined) return undefined
  const visitor = await getVisitorKind(request, part.section)
  if (visitor === undefined) return undefined
  if (visitor === 'operator') await part.prepare?.(request, request.params['id'] ?? '')
  const { t } = request
  const title = t('admin.head.title', { section: t(`admin.section.${part.section}`) })
  return { status: 200, title, description: t('admin.head.description') }
}
