import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import type { OpenDispute } from '../../../shared/desk/dispute-schemas.ts'
import { formatMoney } from '../../../shared/money.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { Moment } from '../moment.tsx'
import { RoomHeading } from '../room-heading.tsx'

/** Every open dispute with its deadline, what was submitted, and the way to Stripe, where evidence is submitted (B20.66). */
export function DisputesRoom() {
  const { t } = useLanguage()
  const found = trpc.desk.disputes.useQuery(undefined, { staleTime: 0 })
  return (
    <RoomHeading
      title={t('desk.disputes.title')}
      text={t('desk.disputes.text')}
      beside={
        <Link to={deskPaths.orders} className="text-link py-2 text-md">
          {t('desk.reader.back')}
        </Link>
      }
    >
      <Loaded from={found}>{({ disputes }) => <Disputes disputes={disputes} />}</Loaded>
    </RoomHeading>
  )
}

function Disputes({ disputes }: { disputes: readonly OpenDispute[] }) {
  const { t } = useLanguage()
  return (
    <DeskTable
      label={t('desk.disputes.title')}
      columns={[
        { name: t('desk.disputes.due') },
        { name: t('desk.disputes.evidence') },
        { name: t('desk.orders.item'), heads: true },
        { name: t('desk.disputes.amount'), number: true },
        { name: t('desk.disputes.reason') },
        { name: t('desk.disputes.reader') },
        { name: t('desk.disputes.opened') },
        { name: t('desk.actions') },
      ]}
      rows={disputes.map((dispute) => ({
        key: dispute.id,
        cells: [
          dispute.dueAt === null ? (
            t('desk.disputes.noDeadline')
          ) : (
            <strong key="due" className="text-danger">
              <Moment at={dispute.dueAt} />
            </strong>
          ),
          t(`desk.disputes.evidence.${dispute.evidence}`),
          <Link key="item" to={deskPaths.ordersOf(dispute.reference)} className="text-link">
            {dispute.description ?? dispute.reference}
          </Link>,
          dispute.currency === null
            ? dispute.amount
            : formatMoney({ amountMinor: dispute.amount, currency: dispute.currency }),
          t(`desk.disputes.reason.${dispute.reason}`),
          <Link key="reader" to={deskPaths.reader(dispute.userId)} className="text-link wrap-anywhere">
            {dispute.email}
          </Link>,
          <Moment key="opened" at={dispute.openedAt} />,
          <a key="stripe" href={dispute.url} rel="noreferrer" className="text-link">
            {t('desk.disputes.atStripe')}
          </a>,
        ],
      }))}
      empty={t('desk.disputes.none')}
    />
  )
}
