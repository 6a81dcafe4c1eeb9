import type { ComponentType } from 'react'
import { hasPermission } from '../../shared/auth/roles.ts'
import type { PageProps } from '../platform/pages/lazy-component.tsx'
import type { Head, PageRequest } from '../platform/pages/page-route.ts'
import { NotFoundPage } from '../ui/page/not-found-page.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { DiscountCodesSection } from './codes/codes-section.tsx'
import { DisputesSection } from './disputes/disputes-section.tsx'
import { parseEditedGuideId, parseGuidesView } from './guides/guides-view.ts'
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
import { parsePageInput } from './pagination.tsx'
import { LogSection } from './log/log-section.tsx'
import { parseOrdersInput, OrdersSection } from './orders/orders-section.tsx'
import { adminSectionNames, getVisitorKind, type AdminSectionName } from './sections.ts'
import { parseReportsInput, ReportsSection } from './reports/reports-section.tsx'

/** An admin page: its component, and the function that prefetches its data. */
interface AdminPageEntry {
  Part: ComponentType<{ id: string }>
  prepare?: (request: PageRequest, id: string) => Promise<unknown>
}

const editor: AdminPageEntry = {
  Part: GuideEditor,
  prepare: ({ data }, id) => data.guides.editing.prefetch({ id: parseEditedGuideId(id) }),
}

/** Admin pages by their path below /operator/. */
const parts: Record<string, AdminPageEntry> = {
  '': {
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
    Part: GuideList,
    prepare: ({ data, query }) => data.guides.adminList.prefetch(parseGuidesView(query)),
  },
  'guides/new': editor,
  'guides/files': { Part: GuideFiles },
  codes: { Part: DiscountCodesSection, prepare: ({ data }) => data.admin.codes.prefetch() },
  health: {
    Part: HealthSection,
    prepare: ({ data, query }) => data.admin.health.prefetch(parseHealthInput(query)),
  },
  orders: {
    Part: OrdersSection,
    prepare: ({ data, query }) => data.admin.orders.prefetch(parseOrdersInput(query)),
  },
  disputes: { Part: DisputesSection, prepare: ({ data }) => data.admin.disputes.prefetch() },
  messages: {
    Part: InboxSection,
    prepare: ({ data, query }) => data.admin.inbox.prefetch(parseInboxInput(query)),
  },
  'messages/templates': { Part: TemplatesSection, prepare: ({ data }) => data.admin.templates.prefetch() },
  'messages/subscribers': {
    Part: SubscribersSection,
    prepare: ({ data }) => data.admin.subscribers.prefetch(),
  },
  reports: {
    Part: ReportsSection,
    prepare: ({ data, query }) => data.admin.reports.prefetch(parseReportsInput(query)),
  },
  log: { Part: LogSection, prepare: ({ data, query }) => data.admin.log.prefetch(parsePageInput(query)) },
}

/** Admin pages of one row, by the path segment before its id. */
const partsOfRow: Record<string, AdminPageEntry> = {
  guides: editor,
  readers: {
    Part: ReaderSection,
    prepare: ({ data }, id) => data.admin.reader.prefetch({ userId: Number(id) }),
  },
  messages: {
    Part: MessageSection,
    prepare: ({ data }, id) => data.admin.message.prefetch({ id: Number(id) }),
  },
}

/** Sections of the pages whose first path segment isn't the name of their section. */
const otherSections: Record<string, AdminSectionName> = { '': 'home', disputes: 'orders', readers: 'orders' }

function findPart({ section: segment = '', id }: Record<string, string>) {
  const isRow = id !== undefined && /^[1-9]\d{0,8}$/.test(id)
  const [known, path] = isRow
    ? [partsOfRow, segment]
    : [parts, id === undefined ? segment : `${segment}/${id}`]
  const part = Object.hasOwn(known, path) ? known[path] : undefined
  const section = otherSections[segment] ?? adminSectionNames.find((name) => name === segment)
  return part && section && { ...part, section }
}

/** Renders all of /operator except the translations, which have a page of their own. */
export function Page({ params }: PageProps) {
  const part = findPart(params)
  if (part === undefined) return <NotFoundPage />
  const { section, Part } = part
  const id = params['id'] ?? ''
  return (
    <AdminFrame section={section}>
      <Part key={id} id={id} />
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
