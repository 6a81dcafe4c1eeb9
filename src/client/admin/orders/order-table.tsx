import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import type { ComponentType, ReactNode } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { formatAmount } from '../amounts.ts'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'

export type OrderRow = RouterOutputs['admin']['orders']['orders'][number]

interface OrderTableProps {
  orders: readonly OrderRow[]
  empty: ReactNode
  /** Renders an order's actions. On a user's page, a column with these actions replaces the column with the buyer. */
  Actions?: ComponentType<{ order: OrderRow }>
}

export function OrderTable({ orders, empty, Actions }: OrderTableProps) {
  const { t } = useLanguage()
  return (
    <AdminTable
      label={t('admin.orders.table')}
      columns={[
        { name: t('admin.when'), render: ({ paidAt }) => <Timestamp at={paidAt} /> },
        { name: t('admin.orders.item'), heads: true, render: (order) => <Item order={order} /> },
        Actions === undefined && {
          name: t('admin.disputes.reader'),
          render: ({ userId, email }) => (
            <Link to={adminPaths.reader(userId)} className="text-link inline-block wrap-anywhere md:min-w-56">
              {email}
            </Link>
          ),
        },
        { name: t('admin.orders.amount'), number: true, render: formatAmount },
        { name: t('admin.guides.state'), render: (order) => <State order={order} /> },
        Actions !== undefined && { name: t('admin.actions'), render: (order) => <Actions order={order} /> },
      ]}
      rows={orders}
      keyOf={({ id }) => id}
      empty={empty}
    />
  )
}

function Item({ order }: { order: OrderRow }) {
  const { t, language } = useLanguage()
  const { description, descriptionLanguage, reference, items, currency } = order
  const parts = items.filter(({ isPart }) => isPart)
  return (
    <div lang={descriptionLanguage}>
      {parts.length > 0 ? description : <Title {...items[0]} title={description} />}
      {parts.length > 0 && (
        <ul className="text-sm">
          {parts.map((part) => (
            <li key={part.guideId}>
              <Title {...part} />, {formatMoney({ amountMinor: part.amount, currency })}
              {part.isReturned && (
                <span lang={language} className="text-premium">
                  {` ${t('admin.orders.returned')}`}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <span className="block text-sm break-all text-soft">{reference}</span>
    </div>
  )
}

function Title({ guideId = null, title }: Partial<OrderRow['items'][number]>) {
  if (guideId === null) return title
  return (
    <Link to={paths.guide(guideId)} className="hover:underline">
      {title}
    </Link>
  )
}

function State({ order: { amount, currency, refundedAmount, disputed } }: { order: OrderRow }) {
  const { t } = useLanguage()
  if (disputed) return <span className="text-danger">{t('admin.orders.disputed')}</span>
  if (refundedAmount === 0) return t('admin.orders.paid')
  if (refundedAmount >= amount) return <span className="text-premium">{t('receipts.refunded')}</span>
  const refunded = formatMoney({ amountMinor: refundedAmount, currency })
  return <span className="text-premium">{t('admin.orders.partly', { refunded })}</span>
}
