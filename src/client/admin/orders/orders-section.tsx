import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { AdminSubsection, QueryResult, SectionHeading } from '../section.tsx'
import { parseSearchInput, AdminSearchForm } from '../search-form.tsx'
import { OlderLink } from '../pagination.tsx'
import { OrderTable } from './order-table.tsx'
import { formatAmount } from '../amounts.ts'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'

/** Parses the query string of the orders. `before` is a time and a receipt id, not a row id. */
export function parseOrdersInput(query: URLSearchParams): { find?: string; before?: string } {
  const before = query.get('before')?.slice(0, 100) ?? ''
  return { ...parseSearchInput(query), ...(before === '' ? {} : { before }) }
}

/** Lists payments, the newest first, and the users that match the search (B20.8). */
export function OrdersSection() {
  const { t } = useLanguage()
  const input = parseOrdersInput(useQueryString())
  const found = trpc.admin.orders.useQuery(input, { staleTime: 0 })
  return (
    <SectionHeading title={t('admin.section.orders')} text={t('admin.orders.text')}>
      <AdminSearchForm
        key={input.find}
        find={input.find ?? ''}
        label={t('admin.orders.find')}
        path={adminPaths.orders}
        pathOf={adminPaths.ordersOf}
      />
      {input.find === undefined && input.before === undefined && <FailedRefunds />}
      <QueryResult from={found}>
        {({ readers, orders, next }) => (
          <>
            {readers.length > 0 && (
              <AdminSubsection title={t('admin.orders.readers')}>
                <ul className="flex flex-wrap gap-x-6 gap-y-1 text-md">
                  {readers.map(({ id, email, username }) => (
                    <li key={id}>
                      <Link to={adminPaths.reader(id)} className="text-link">
                        {email}
                      </Link>{' '}
                      <span className="text-soft">{username}</span>
                    </li>
                  ))}
                </ul>
              </AdminSubsection>
            )}
            <AdminSubsection title={t('admin.orders.table')}>
              <OrderTable
                orders={orders}
                empty={t(input.find ? 'admin.orders.noneFound' : 'admin.orders.none')}
              />
              <OlderLink
                path={input.find ? adminPaths.ordersOf(input.find) : adminPaths.orders}
                next={next}
              />
            </AdminSubsection>
          </>
        )}
      </QueryResult>
    </SectionHeading>
  )
}

/** Lists refunds that Stripe or the bank has refused; renders nothing if there are none. */
function FailedRefunds() {
  const { t } = useLanguage()
  const { data: refunds = [] } = trpc.admin.failedRefunds.useQuery(undefined, { staleTime: 0 })
  if (refunds.length === 0) return null
  return (
    <AdminSubsection title={t('admin.failedRefunds')}>
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
            name: t('admin.disputes.reader'),
            render: ({ userId, email }) => (
              <Link to={adminPaths.reader(userId)} className="text-link wrap-anywhere">
                {email}
              </Link>
            ),
          },
          { name: t('admin.orders.amount'), number: true, render: formatAmount },
          { name: t('admin.disputes.reason'), render: ({ reason }) => <span lang="en">{reason}</span> },
        ]}
        rows={refunds}
        keyOf={({ id }) => id}
      />
    </AdminSubsection>
  )
}
