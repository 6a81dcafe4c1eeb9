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
        {
          name: t('desk.disputes.due'),
          labeled: true,
          render: ({ dueAt }) =>
            dueAt === null ? (
              t('desk.disputes.noDeadline')
            ) : (
              <strong className="text-danger">
                <Moment at={dueAt} />
              </strong>
            ),
        },
        {
          name: t('desk.disputes.evidence'),
          labeled: true,
          render: ({ evidence }) => t(`desk.disputes.evidence.${evidence}`),
        },
        {
          name: t('desk.orders.item'),
          heads: true,
          render: ({ reference, description, descriptionLanguage }) => (
            <Link
              to={deskPaths.ordersOf(reference)}
              lang={descriptionLanguage ?? undefined}
              className="text-link"
            >
              {description ?? reference}
            </Link>
          ),
        },
        {
          name: t('desk.disputes.amount'),
          number: true,
          render: ({ amount, currency }) =>
            currency === null ? amount : formatMoney({ amountMinor: amount, currency }),
        },
        { name: t('desk.disputes.reason'), render: ({ reason }) => t(`desk.disputes.reason.${reason}`) },
        {
          name: t('desk.disputes.reader'),
          render: ({ userId, email }) => (
            <Link to={deskPaths.reader(userId)} className="text-link wrap-anywhere">
              {email}
            </Link>
          ),
        },
        {
          name: t('desk.disputes.opened'),
          labeled: true,
          render: ({ openedAt }) => <Moment at={openedAt} />,
        },
        {
          name: t('desk.actions'),
          render: ({ url }) => (
            <a href={url} rel="noreferrer" className="text-link">
              {t('desk.disputes.atStripe')}
            </a>
          ),
        },
      ]}
      rows={disputes}
      keyOf={({ id }) => id}
      empty={t('desk.disputes.none')}
    />
  )
}
