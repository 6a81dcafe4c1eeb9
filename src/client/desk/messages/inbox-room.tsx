import { messageStates } from '../../../shared/contact/message-states.ts'
import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Choice } from '../choice.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { Moment } from '../moment.tsx'
import { OlderLink } from '../older-link.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { inboxInputOf } from './inbox-input.ts'

/** What people wrote, by what became of it (B20.20). */
export function InboxRoom() {
  const { t } = useLanguage()
  const asked = inboxInputOf(useQueryString())
  const inbox = trpc.desk.inbox.useQuery(asked, { staleTime: 0 })
  return (
    <RoomHeading title={t('desk.room.messages')}>
      <Loaded from={inbox}>
        {({ counts, messages, next }) => (
          <div className="grid gap-5">
            <Choice
              label={t('desk.messages.states')}
              options={messageStates.map((state) => ({
                to: deskPaths.messagesIn(state),
                name: t('desk.messages.tab', { state: t(`desk.messages.${state}`), count: counts[state] }),
                current: state === asked.state,
              }))}
            />
            <DeskTable
              label={t('desk.room.messages')}
              columns={[
                { name: t('desk.when') },
                { name: t('desk.messages.from') },
                { name: t('desk.messages.text'), heads: true },
              ]}
              rows={messages.map(({ id, createdAt, email, message, language }) => ({
                key: id,
                cells: [
                  <Moment key="when" at={createdAt} />,
                  <span key="from" className="break-all">
                    {email}
                  </span>,
                  <Link
                    key="text"
                    to={deskPaths.message(id)}
                    lang={language}
                    className="line-clamp-2 max-w-measure hover:underline"
                  >
                    {message}
                  </Link>,
                ],
              }))}
              empty={t('desk.messages.none')}
            />
            {next !== null && <OlderLink to={`${deskPaths.messagesIn(asked.state)}&before=${next}`} />}
          </div>
        )}
      </Loaded>
    </RoomHeading>
  )
}
