import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import type { Outputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { textOf } from '../../ui/form/form-data.ts'
import { DeedButton } from '../deeds/deed-button.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { Moment } from '../moment.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { Section } from '../section.tsx'

type Subscribers = Outputs['desk']['subscribers']

/** Who gets the weekly mail, and how the last one went (B20.38). */
export function SubscribersRoom() {
  const { t } = useLanguage()
  const subscribers = trpc.desk.subscribers.useQuery(undefined, { staleTime: 0 })
  return (
    <RoomHeading
      title={t('desk.subscribers.title')}
      text={t('desk.subscribers.text')}
      beside={
        <Link to={deskPaths.messages} className="text-link py-2 text-md">
          {t('desk.messages.all')}
        </Link>
      }
    >
      <Loaded from={subscribers}>{(data) => <Figures subscribers={data} />}</Loaded>
    </RoomHeading>
  )
}

function Figures({ subscribers: { languages, last, waiting, refused } }: { subscribers: Subscribers }) {
  const { t } = useLanguage()
  return (
    <div className="max-w-3xl">
      <DeskTable
        label={t('desk.subscribers.title')}
        columns={[
          {
            name: t('desk.subscribers.language'),
            heads: true,
            render: ({ language }) => t(`desk.subscribers.${language}`),
          },
          { name: t('desk.subscribers.confirmed'), number: true, render: ({ confirmed }) => confirmed },
          { name: t('desk.subscribers.unconfirmed'), number: true, render: ({ unconfirmed }) => unconfirmed },
        ]}
        rows={languages}
        keyOf={({ language }) => language}
        empty={t('desk.subscribers.none')}
      />
      <p className="mt-6 text-md">
        {last === null ? (
          t('desk.subscribers.never')
        ) : (
          <>
            {t('desk.subscribers.last')} <Moment at={last.owedAt} />:{' '}
            {t('desk.subscribers.sent', { count: last.count, waiting })}
          </>
        )}
      </p>
      {languages.length > 0 && (
        <div className="mt-5">
          <DeedButton
            name={t('desk.subscribers.remove')}
            done={t('desk.subscribers.removed')}
            work={(desk, { form, reason }) =>
              desk.takeSubscriberOff.mutate({ email: textOf(form, 'email'), reason })
            }
          >
            <p>{t('desk.subscribers.removeText')}</p>
            <TextField
              label={t('desk.subscribers.address')}
              name="email"
              type="email"
              autoComplete="off"
              required
            />
          </DeedButton>
        </div>
      )}
      {last !== null && (
        <Section title={t('desk.subscribers.refused')}>
          <DeskTable
            label={t('desk.subscribers.refused')}
            columns={[
              { name: t('desk.when'), render: ({ refusedAt }) => <Moment at={refusedAt} /> },
              {
                name: t('desk.subscribers.address'),
                heads: true,
                render: ({ email }) => <span className="break-all">{email}</span>,
              },
            ]}
            rows={refused}
            keyOf={({ email }) => email}
            empty={t('desk.subscribers.noneRefused')}
          />
        </Section>
      )}
    </div>
  )
}
