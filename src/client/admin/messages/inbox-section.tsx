import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { messageStates } from '../../../shared/contact/message-states.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { LinkTabs } from '../link-tabs.tsx'
import { parseSearchInput, AdminSearchForm } from '../search-form.tsx'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'
import { QueryResult, SectionHeading } from '../section.tsx'
import { OlderLink, parsePageInput } from '../pagination.tsx'

/** Parses the inbox's query string. */
export function parseInboxInput(query: URLSearchParams) {
  const state = messageStates.find((each) => each === query.get('state')) ?? 'open'
  return { state, ...parseSearchInput(query), ...parsePageInput(query) }
}

/** Lists contact messages by state, or those that match a search (B20.20). */
export function InboxSection() {
  const { t } = useLanguage()
  const input = parseInboxInput(useQueryString())
  const path =
    input.find === undefined ? adminPaths.messagesIn(input.state) : adminPaths.messagesWith(input.find)
  const inbox = trpc.admin.inbox.useQuery(input, { staleTime: 0 })
  return (
    <SectionHeading
      title={t('admin.section.messages')}
      beside={
        <nav aria-label={t('admin.messages.more')} className="flex flex-wrap gap-x-6">
          {(['templates', 'subscribers'] as const).map((name) => (
            <Link key={name} to={adminPaths.message(name)} className="text-link py-2 text-md">
              {t(`admin.${name}.title`)}
            </Link>
          ))}
        </nav>
      }
    >
      <div className="mb-5">
        <AdminSearchForm
          key={input.find}
          find={input.find ?? ''}
          label={t('admin.messages.find')}
          path={adminPaths.messages}
          pathOf={adminPaths.messagesWith}
        />
      </div>
      <QueryResult from={inbox}>
        {({ counts, messages, next }) => (
          <div className="grid gap-5">
            <LinkTabs
              label={t('admin.messages.states')}
              options={messageStates.map((state) => ({
                to: adminPaths.messagesIn(state),
                name: t('admin.messages.tab', { state: t(`admin.messages.${state}`), count: counts[state] }),
                current: input.find === undefined && state === input.state,
              }))}
            />
            <AdminTable
              label={t('admin.section.messages')}
              columns={[
                { name: t('admin.when'), render: ({ createdAt }) => <Timestamp at={createdAt} /> },
                {
                  name: t('admin.messages.from'),
                  render: ({ email }) => <span className="break-all">{email}</span>,
                },
                {
                  name: t('admin.messages.text'),
                  heads: true,
                  render: ({ id, message, language }) => (
                    <Link
                      to={adminPaths.message(id)}
                      lang={language}
                      className="text-link line-clamp-2 max-w-measure"
                    >
                      {message}
                    </Link>
                  ),
                },
                input.find !== undefined && {
                  name: t('admin.guides.state'),
                  render: ({ state }) => t(`admin.messages.${state}`),
                },
              ]}
              rows={messages}
              keyOf={({ id }) => id}
              empty={t(input.find === undefined ? 'admin.messages.none' : 'admin.messages.notFound')}
            />
            <OlderLink path={path} next={next} />
          </div>
        )}
      </QueryResult>
    </SectionHeading>
  )
}
