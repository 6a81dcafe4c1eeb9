import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { formatMoney } from '../../../shared/money.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { AdminTable } from '../admin-table.tsx'
import { Section } from '../section.tsx'
import { Timestamp } from '../timestamp.tsx'

/** Lists refunds that Stripe or the bank has refused; renders nothing if there are none. */
export function FailedRefunds() {
  const { t } = useLanguage()
  const { data: refunds = [] } = trpc.admin.failedRefunds.useQuery(undefined, { staleTime: 0 })
  if (refunds.length === 0) return null
  return (
    <Section title={t('admin.failedRefunds')}>
      <p className="mb-3 text-md text-soft">{t('admin.failedRefunds.text')}</p>
      <AdminTable
        label={t('admin.failedRefunds')}
        columns={[
          { name: t('admin.when'), render: ({ owedAt }) => <Timestamp at={owedAt} /> },
          {
            name: t('admin.orders.item'),
            heads: true,
            render: ({ description, language }) => <span lang={language}>{description}</span>,
          },
          {
            name: t('admin.orders.reader'),
            render: ({ userId, email }) => (
              <Link to={adminPaths.reader(userId)} className="text-link wrap-anywhere">
                {email}
              </Link>
            ),
          },
          {
            name: t('admin.orders.amount'),
            number: true,
            render: ({ amount, currency }) => formatMoney({ amountMinor: amount, currency }),
          },
          { name: t('admin.disputes.reason'), render: ({ reason }) => <span lang="en">{reason}</span> },
        ]}
        rows={refunds}
        keyOf={({ id }) => id}
        empty={null}
      />
    </Section>
  )
}
