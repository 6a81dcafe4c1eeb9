import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { hasPermission } from '../../../shared/auth/roles.ts'
import { formatDay } from '../../../shared/dates.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { AdminTable } from '../admin-table.tsx'
import { AuditLogTable } from '../log/log-section.tsx'
import { Timestamp } from '../timestamp.tsx'
import { OrderTable, type OrderRow } from '../orders/order-table.tsx'
import { AdminSubsection, QueryResult, SectionHeading } from '../section.tsx'
import { GuideLink, GuideTitle } from '../guide-title.tsx'
import { ExportDataAction, DeleteReaderAction, RelinkAction } from './account-actions.tsx'
import {
  ChangeRoleAction,
  EndProAction,
  GrantGuideAction,
  LogOutReaderAction,
  RefundAction,
  SendReceiptAction,
  RevokeGuideAction,
} from './reader-actions.tsx'
import { AccessAtDate, TimelineDetailsText } from './access-at-date.tsx'

type AdminReader = RouterOutputs['admin']['reader']

/** Shows a user's purchases, access and timeline, with the actions of support (B20.11). */
export function ReaderSection({ id }: { id: string }) {
  const userId = Number(id)
  const reader = trpc.admin.reader.useQuery({ userId }, { staleTime: 0 })
  return <QueryResult from={reader}>{(known) => <Reader reader={known} />}</QueryResult>
}

/** Shows an email address that wraps before the @ on narrow screens. */
function Address({ email }: { email: string }) {
  const [name, ...place] = email.split('@')
  return (
    <span className="wrap-anywhere">
      {name}
      <wbr />
      {place.length > 0 && `@${place.join('@')}`}
    </span>
  )
}

function Reader({ reader }: { reader: AdminReader }) {
  const { t, language } = useLanguage()
  const { data } = trpc.auth.me.useQuery()
  const { id: userId, uid, email, username, createdAt, deletesAt, customerId, freeAccessUsed } = reader
  return (
    <SectionHeading
      title={<Address email={email} />}
      text={t('admin.reader.since', { name: username, day: formatDay(language, new Date(createdAt)) })}
      beside={
        <span className="flex flex-wrap gap-2">
          {hasPermission(data?.user.role, 'manageRoles') && data?.user.uid !== uid && (
            <ChangeRoleAction userId={userId} />
          )}
          <LogOutReaderAction userId={userId} />
        </span>
      }
    >
      <p className="text-md text-soft">
        {t(freeAccessUsed ? 'admin.reader.freeUsed' : 'admin.reader.freeLeft')}
        {customerId !== null && <span className="ml-4 break-all">{customerId}</span>}
      </p>
      <Pro reader={reader} />
      <AdminSubsection title={t('admin.reader.orders')}>
        <OrderTable orders={reader.orders} empty={t('admin.reader.noOrders')} Actions={OrderActions} />
      </AdminSubsection>
      <AdminSubsection title={t('admin.section.guides')} beside={<GrantGuideAction userId={userId} />}>
        <GuideTable reader={reader} />
      </AdminSubsection>
      <AdminSubsection title={t('admin.then.title')}>
        <p className="mb-4 max-w-measure text-md text-soft">{t('admin.then.text')}</p>
        <AccessAtDate userId={userId} />
      </AdminSubsection>
      <AdminSubsection title={t('header.account')}>
        {deletesAt !== null && (
          <p className="mb-4 text-md font-semibold">
            {t('admin.reader.deletes', { day: formatDay(language, new Date(deletesAt)) })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <RelinkAction userId={userId} email={email} />
          <ExportDataAction userId={userId} email={email} />
          <DeleteReaderAction userId={userId} email={email} deletesAt={deletesAt} />
        </div>
      </AdminSubsection>
      <AdminSubsection title={t('admin.reader.time')}>
        <TimelineTable reader={reader} />
      </AdminSubsection>
      <AdminSubsection title={t('admin.reader.actions')}>
        <AuditLogTable entries={reader.entries} readerId={userId} />
      </AdminSubsection>
      <p className="mt-8 text-md">
        <Link to={adminPaths.orders} className="text-link">
          {t('admin.reader.back')}
        </Link>
      </p>
    </SectionHeading>
  )
}

function OrderActions({ order }: { order: OrderRow }) {
  return (
    <span className="flex flex-wrap gap-2">
      <SendReceiptAction order={order} />
      {!order.disputed && order.refundedAmount < order.amount && <RefundAction order={order} />}
    </span>
  )
}

function Pro({ reader: { id: userId, plan } }: { reader: AdminReader }) {
  const { t, language } = useLanguage()
  const isGiven = plan.held === null && plan.givenUntil !== null
  const endsAt = isGiven ? plan.givenUntil : plan.periodEnd
  const end = endsAt === null ? '' : formatDay(language, new Date(endsAt))
  const ofPlan = plan.subscribed ? (plan.renews ? 'renews' : 'ends') : plan.status === null ? 'never' : 'over'
  return (
    <AdminSubsection
      title={t('admin.reader.pro')}
      beside={plan.held !== null && <EndProAction userId={userId} plan={plan} end={end} />}
    >
      <p className="text-md">{t(`admin.reader.pro.${isGiven ? 'given' : ofPlan}`, { end })}</p>
    </AdminSubsection>
  )
}

function GuideTable({ reader: { id: userId, guides } }: { reader: AdminReader }) {
  const { t } = useLanguage()
  return (
    <AdminTable
      label={t('admin.section.guides')}
      columns={[
        { name: t('admin.guides.guide'), heads: true, render: (guide) => <GuideLink {...guide} /> },
        { name: t('admin.reader.how'), render: ({ source }) => t(`admin.source.${source}`) },
        { name: t('admin.when'), render: ({ since }) => <Timestamp at={since} /> },
        { name: t('admin.guides.state'), render: ({ state }) => t(`admin.access.${state}`) },
        {
          name: t('admin.actions'),
          render: (guide) =>
            guide.source !== 'payment' && guide.state !== 'revoked' ? (
              <RevokeGuideAction userId={userId} guide={guide} />
            ) : null,
        },
      ]}
      rows={guides}
      keyOf={({ guideId, since }) => `${guideId} ${since}`}
      empty={t('admin.reader.noGuides')}
    />
  )
}

function TimelineTable({ reader: { timeline } }: { reader: AdminReader }) {
  const { t } = useLanguage()
  return (
    <AdminTable
      label={t('admin.reader.time')}
      columns={[
        { name: t('admin.when'), render: ({ at }) => <Timestamp at={at} /> },
        { name: t('admin.what'), heads: true, render: ({ kind }) => t(`admin.moment.${kind}`) },
        {
          name: t('admin.reader.about'),
          render: ({ about, subject, subjectLanguage }) => (
            <span className="break-words">
              {about !== null && <About {...about} />}
              {about !== null && subject !== '' && ' · '}
              {subject !== '' && <span lang={subjectLanguage}>{subject}</span>}
            </span>
          ),
        },
        {
          name: t('admin.reader.detail'),
          render: ({ details, recorded }) =>
            details.length === 0 && recorded === '' ? null : (
              <TimelineDetailsText details={details} recorded={recorded} />
            ),
        },
      ]}
      rows={timeline}
      keyOf={({ at }, place) => `${at} ${place}`}
    />
  )
}

function About({ title, titleJa }: NonNullable<AdminReader['timeline'][number]['about']>) {
  const { t } = useLanguage()
  return title === null ? t('admin.reader.pro') : <GuideTitle titleEn={title} titleJa={titleJa} />
}
