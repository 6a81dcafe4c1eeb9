import { formatDay } from '../../../shared/dates.ts'
import { formatMoney } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { CompanyInvoiceForm } from './company-invoice-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { SettingsSection } from '../../ui/setting.tsx'

/** Lists all payments with their receipts. Refetches on each visit, because there may be a new purchase. */
export function ReceiptsSection() {
  const { t } = useLanguage()
  const { data, isError, refetch } = trpc.payments.receipts.useQuery(undefined, queryProfiles.fresh)
  return (
    <SettingsSection title={t('receipts.title')}>
      {data !== undefined && <Receipts receipts={data.receipts} />}
      {data !== undefined && data.receipts.length > 0 && <CompanyInvoiceForm />}
      {data === undefined && isError && <LoadFailed retry={refetch} />}
      {data === undefined && !isError && <Skeleton className="mt-4 h-16" />}
    </SettingsSection>
  )
}

function Receipts({ receipts }: RouterOutputs['payments']['receipts']) {
  const { t, language } = useLanguage()
  if (receipts.length === 0) return <p className="py-4 text-soft">{t('receipts.none')}</p>
  return (
    <ul>
      {receipts.map(({ id, description, descriptionLanguage, paidAt, amount, currency, ...returned }) => (
        <li key={id} className="relative border-b border-line py-3 hover:bg-surface">
          <p className="flex items-baseline justify-between gap-6">
            <Link
              to={paths.receipt(id)}
              lang={descriptionLanguage}
              className="covers-card min-w-0 font-semibold"
            >
              {description}
            </Link>
            <span className="shrink-0 tabular-nums">{formatMoney({ amountMinor: amount, currency })}</span>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-3 text-md text-soft">
            <time dateTime={paidAt}>{formatDay(language, new Date(paidAt))}</time>
            {returned.refundedAmount > 0 && (
              <Badge>
                {returned.refundedAmount < amount
                  ? t('receipts.refundedPart', {
                      amount: formatMoney({ amountMinor: returned.refundedAmount, currency }),
                    })
                  : t('receipts.refunded')}
              </Badge>
            )}
            {returned.bankReturnedAmount > 0 && (
              <Badge>
                {t('receipts.bankReturned', {
                  amount: formatMoney({ amountMinor: returned.bankReturnedAmount, currency }),
                })}
              </Badge>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
