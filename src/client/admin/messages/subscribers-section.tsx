import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { getFormText } from '../../ui/form/form-data.ts'
import { ConfirmAction } from '../actions/confirm-action.tsx'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'
import { AdminSubsection, QuerySection } from '../section.tsx'

/** Shows the newsletter's subscribers and the delivery of the last issue (B20.38). */
export function SubscribersSection() {
  const { t } = useLanguage()
  const subscribers = trpc.admin.subscribers.useQuery(undefined, { staleTime: 0 })
  return (
    <QuerySection
      title={t('admin.subscribers.title')}
      text={t('admin.subscribers.text')}
      beside={
        <Link to={adminPaths.messages} className="text-link py-2 text-md">
          {t('admin.messages.all')}
        </Link>
      }
      from={subscribers}
    >
      {(data) => <Figures {...data} />}
    </QuerySection>
  )
}

function Figures({ languages, last, waiting, refused }: RouterOutputs['admin']['subscribers']) {
  const { t } = useLanguage()
  return (
    <div className="max-w-3xl">
      <AdminTable
        label={t('admin.subscribers.title')}
        columns={[
          {
            name: t('header.language'),
            heads: true,
            render: ({ language }) => t(`admin.guide.language.${language}`),
          },
          { name: t('admin.subscribers.confirmed'), number: true, render: ({ confirmed }) => confirmed },
          {
            name: t('admin.subscribers.unconfirmed'),
            number: true,
            render: ({ unconfirmed }) => unconfirmed,
          },
        ]}
        rows={languages}
        keyOf={({ language }) => language}
        empty={t('admin.subscribers.none')}
      />
      <p className="mt-6 text-md">
        {last === null ? (
          t('admin.subscribers.never')
        ) : (
          <>
            {t('admin.subscribers.last')} <Timestamp at={last.owedAt} />:{' '}
            {t('admin.subscribers.sent', { count: last.count, waiting })}
          </>
        )}
      </p>
      {languages.length > 0 && (
        <div className="mt-5">
          <ConfirmAction
            name={t('admin.subscribers.remove')}
            done={t('admin.subscribers.removed')}
            run={(admin, operation, form) =>
              admin.takeSubscriberOff.mutate({ ...operation, email: getFormText(form, 'email') })
            }
          >
            <p>{t('admin.subscribers.removeText')}</p>
            <TextField label={t('auth.email')} name="email" type="email" autoComplete="off" required />
          </ConfirmAction>
        </div>
      )}
      {last !== null && (
        <AdminSubsection title={t('admin.subscribers.refused')}>
          <AdminTable
            label={t('admin.subscribers.refused')}
            columns={[
              { name: t('admin.when'), render: ({ refusedAt }) => <Timestamp at={refusedAt} /> },
              {
                name: t('auth.email'),
                heads: true,
                render: ({ email }) => <span className="break-all">{email}</span>,
              },
            ]}
            rows={refused}
            keyOf={({ email }) => email}
            empty={t('admin.subscribers.noneRefused')}
          />
        </AdminSubsection>
      )}
    </div>
  )
}
