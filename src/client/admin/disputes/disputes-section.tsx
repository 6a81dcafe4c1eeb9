import { useState } from 'react'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { formatMoney } from '../../../shared/money.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { getActionTexts, ConfirmAction } from '../actions/confirm-action.tsx'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'
import { QuerySection } from '../section.tsx'

/** Lists open disputes with deadline and evidence, submits evidence, and links to Stripe (B20.66, B20.67). */
export function DisputesSection() {
  const { t } = useLanguage()
  const found = trpc.admin.disputes.useQuery(undefined, { staleTime: 0 })
  return (
    <QuerySection
      title={t('admin.disputes.title')}
      text={t('admin.disputes.text')}
      beside={
        <Link to={adminPaths.orders} className="text-link py-2 text-md">
          {t('admin.reader.back')}
        </Link>
      }
      from={found}
    >
      {({ disputes }) => (
        <AdminTable
          label={t('admin.disputes.title')}
          columns={[
            {
              name: t('admin.disputes.due'),
              labeled: true,
              render: ({ dueAt }) =>
                dueAt === null ? (
                  t('admin.disputes.noDeadline')
                ) : (
                  <strong className="text-danger">
                    <Timestamp at={dueAt} />
                  </strong>
                ),
            },
            {
              name: t('admin.disputes.evidence'),
              labeled: true,
              render: ({ evidence }) => t(`admin.disputes.evidence.${evidence}`),
            },
            {
              name: t('admin.orders.item'),
              heads: true,
              render: ({ reference, description, descriptionLanguage }) => (
                <Link
                  to={adminPaths.ordersOf(reference)}
                  lang={descriptionLanguage ?? undefined}
                  className="text-link"
                >
                  {description ?? reference}
                </Link>
              ),
            },
            {
              name: t('admin.disputes.amount'),
              number: true,
              render: ({ amount, currency }) =>
                currency === null ? amount : formatMoney({ amountMinor: amount, currency }),
            },
            {
              name: t('admin.disputes.reason'),
              render: ({ reason }) => t(`admin.disputes.reason.${reason}`),
            },
            {
              name: t('admin.disputes.reader'),
              render: ({ userId, email }) => (
                <Link to={adminPaths.reader(userId)} className="text-link wrap-anywhere">
                  {email}
                </Link>
              ),
            },
            {
              name: t('admin.disputes.opened'),
              labeled: true,
              render: ({ openedAt }) => <Timestamp at={openedAt} />,
            },
            {
              name: t('admin.actions'),
              render: ({ id, url, dueAt, evidence }) => (
                <div className="flex flex-wrap items-center gap-3">
                  {dueAt !== null && evidence !== 'submitted' && <SubmitEvidence disputeId={id} />}
                  <a href={url} rel="noreferrer" className="text-link">
                    {t('admin.disputes.atStripe')}
                  </a>
                </div>
              ),
            },
          ]}
          rows={disputes}
          keyOf={({ id }) => id}
          empty={t('admin.disputes.none')}
        />
      )}
    </QuerySection>
  )
}

/** Shows the evidence from the shop's records, and submits it to Stripe (B20.67). */
function SubmitEvidence({ disputeId }: { disputeId: string }) {
  const { t } = useLanguage()
  const [opened, setOpened] = useState(false)
  const { data, isFetching } = trpc.admin.evidence.useQuery(
    { disputeId },
    { enabled: opened, staleTime: Infinity },
  )
  return (
    <ConfirmAction
      {...getActionTexts(t, 'evidence')}
      waiting={isFetching ? 'loading' : data === undefined ? 'impossible' : undefined}
      onOpen={() => setOpened(true)}
      run={async (admin, operation) => {
        if (data === undefined) return
        const shown = { at: data.at, hash: data.hash }
        await admin.submitEvidence.mutate({ ...operation, disputeId, shown })
      }}
    >
      <p>{t('admin.evidence.text')}</p>
      {data !== undefined && (
        <dl className="grid gap-2">
          {(Object.keys(data.fields) as (keyof typeof data.fields)[]).map((field) => (
            <div key={field}>
              <dt className="text-sm text-soft">{t(`admin.evidence.${field}`)}</dt>
              <dd
                lang={field === 'refund_policy_disclosure' ? data.termsLanguage : 'en'}
                className="wrap-anywhere whitespace-pre-wrap"
              >
                {data.fields[field]}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </ConfirmAction>
  )
}
