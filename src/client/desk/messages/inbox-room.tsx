import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { messageStates, type MessageState } from '../../../shared/contact/message-states.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Choice } from '../choice.tsx'
import { FindForm } from '../find-form.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { Moment } from '../moment.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { OlderLink } from '../page-link.tsx'
import { logInput } from '../log/log-room.tsx'

/** The page of the inbox that an address names. */
export function inboxInputOf(query: URLSearchParams): {
  state: MessageState
  find?: string
  before?: number
} {
  const state = messageStates.find((each) => each === query.get('state')) ?? 'open'
  const find = query.get('find')?.trim().slice(0, 200) ?? ''
  return { state, ...(find === '' ? {} : { find }), ...logInput(query) }
}

/** What people wrote, by what became of it (B20.20). */
export function InboxRoom() {
  const { t } = useLanguage()
  const asked = inboxInputOf(useQueryString())
  const inbox = trpc.desk.inbox.useQuery(asked, { staleTime: 0 })
  return (
    <RoomHeading
      title={t('desk.room.messages')}
      beside={
        <nav aria-label={t('desk.messages.more')} className="flex flex-wrap gap-x-6">
          {(['templates', 'subscribers'] as const).map((name) => (
            <Link key={name} to={deskPaths.message(name)} className="text-link py-2 text-md">
              {t(`desk.${name}.title`)}
            </Link>
          ))}
        </nav>
      }
    >
      <div className="mb-5">
        <FindForm
          key={asked.find}
          find={asked.find ?? ''}
          label={t('desk.messages.find')}
          path={deskPaths.messages}
          pathOf={deskPaths.messagesWith}
        />
      </div>
      <Loaded from={inbox}>
        {({ counts, messages, next }) => (
          <div className="grid gap-5">
            <Choice
              label={t('desk.messages.states')}
              options={messageStates.map((state) => ({
                to: deskPaths.messagesIn(state),
                name: t('desk.messages.tab', { state: t(`desk.messages.${state}`), count: counts[state] }),
                current: asked.find === undefined && state === asked.state,
              }))}
            />
            <DeskTable
              label={t('desk.room.messages')}
              columns={[
                { name: t('desk.when'), render: ({ createdAt }) => <Moment at={createdAt} /> },
                {
                  name: t('desk.messages.from'),
                  render: ({ email }) => <span className="break-all">{email}</span>,
                },
                {
                  name: t('desk.messages.text'),
                  heads: true,
                  render: ({ id, message, language }) => (
                    <Link
                      to={deskPaths.message(id)}
                      lang={language}
                      className="text-link line-clamp-2 max-w-measure"
                    >
                      {message}
                    </Link>
                  ),
                },
                asked.find !== undefined && {
                  name: t('desk.orders.state'),
                  render: ({ state }) => t(`desk.messages.${state}`),
                },
              ]}
              rows={messages}
              keyOf={({ id }) => id}
              empty={t(asked.find === undefined ? 'desk.messages.none' : 'desk.messages.notFound')}
            />
            {next !== null && (
              <OlderLink
                to={`${asked.find === undefined ? deskPaths.messagesIn(asked.state) : deskPaths.messagesWith(asked.find)}&before=${next}`}
              />
            )}
          </div>
        )}
      </Loaded>
    </RoomHeading>
  )
}
