import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { salesPeriods, type SalesPeriod } from '../../../shared/admin/periods.ts'
import { formatMoney, type Currency } from '../../../shared/money.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { formatAmount, toMajorUnits } from '../amounts.ts'
import { AdminTable } from '../admin-table.tsx'
import { AdminSubsection } from '../section.tsx'
import { GuideLink } from '../guide-title.tsx'
import { BarChart } from './bar-chart.tsx'

type Figures = RouterOutputs['admin']['figures']
type Sales = Figures['sales'][number]

const money = (amountMinor: number, currency: Currency) => formatMoney({ amountMinor, currency })
const sumOf = ({ buckets }: Sales) => buckets.reduce((sum, { amount }) => sum + amount, 0)

/** Shows sales by currency, users, best-selling guides and the purchase funnel. */
export function FiguresPart({ figures, period }: { figures: Figures; period: SalesPeriod }) {
  const { t } = useLanguage()
  return (
    <>
      <div className="grid gap-x-10 lg:grid-cols-2">
        {figures.sales.map((sales) => (
          <SalesSection key={sales.currency} sales={sales} period={period} />
        ))}
      </div>
      <AdminSubsection title={t('admin.people')}>
        <People figures={figures} />
      </AdminSubsection>
      <GuideSales guides={figures.guides} />
      <PurchaseFunnel funnel={figures.funnel} />
      <p className="mt-4 max-w-measure text-sm text-soft">{t('admin.figures.source')}</p>
    </>
  )
}

function SalesSection({ sales, period }: { sales: Sales; period: SalesPeriod }) {
  const { t, language } = useLanguage()
  const { currency, buckets, refunded, refunds, recurring } = sales
  const dayOf = (at: string) => nameBucket(language, salesPeriods[period].unit, at)
  const rows = buckets.map(({ at, count, amount }) => ({ name: dayOf(at), count, amount }))
  return (
    <AdminSubsection
      title={t('admin.sales', { currency: t(`admin.currency.${currency}`) })}
      beside={<strong className="text-xl tabular-nums">{money(sumOf(sales), currency)}</strong>}
    >
      <BarChart
        label={t('admin.sales', { currency: t(`admin.currency.${currency}`) })}
        bars={rows.map(({ name, amount }) => ({ name, size: amount, shown: money(amount, currency) }))}
      />
      <p className="mt-2 text-sm text-soft">
        {t('admin.refunds', { count: refunds, amount: money(refunded, currency) })}{' '}
        {t('admin.recurring', { amount: money(recurring, currency) })}
      </p>
      <details className="mt-2 text-sm">
        <summary className="text-link w-fit py-1">{t('admin.asTable')}</summary>
        <div className="mt-2 grid gap-3">
          <AdminTable
            label={t('admin.sales', { currency: t(`admin.currency.${currency}`) })}
            columns={[
              { name: t(`admin.unit.${salesPeriods[period].unit}`), heads: true, render: ({ name }) => name },
              { name: t('admin.sales.count'), number: true, render: ({ count }) => count },
              {
                name: t('admin.orders.amount'),
                number: true,
                render: ({ amount }) => money(amount, currency),
              },
            ]}
            rows={rows}
            keyOf={({ name }) => name}
          />
          <CsvLink
            name={`sales-${currency}-${period}`}
            rows={[
              ['from', 'payments', `amount_${currency}`],
              ...buckets.map(({ at, count, amount }) => [
                at.slice(0, 10),
                count,
                toMajorUnits(amount, currency),
              ]),
            ]}
          />
        </div>
      </details>
    </AdminSubsection>
  )
}

function nameBucket(language: PageLanguage, unit: 'day' | 'month', at: string): string {
  const shape =
    unit === 'day'
      ? ({ month: 'short', day: 'numeric' } as const)
      : ({ year: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(language, { ...shape, timeZone: 'UTC' }).format(new Date(at))
}

const peopleFigures = [
  'newReaders',
  'readers',
  'freePicks',
  'disputes',
  'proStarted',
  'proEnded',
  'proRenewing',
  'proEnding',
  'proInGrace',
  'proGiven',
] as const

function People({ figures }: { figures: Figures }) {
  const { t } = useLanguage()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
      {peopleFigures.map((name) => (
        <div key={name}>
          <dt className="text-sm text-soft">{t(`admin.people.${name}`)}</dt>
          <dd className="text-lg tabular-nums">
            {name === 'disputes' && figures.disputes > 0 ? (
              <Link to={adminPaths.disputes} className="text-link">
                {t('admin.number', { count: figures.disputes })}
              </Link>
            ) : (
              t('admin.number', { count: figures[name] })
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function GuideSales({ guides }: { guides: Figures['guides'] }) {
  const { t } = useLanguage()
  return (
    <AdminSubsection
      title={t('admin.bestSold')}
      beside={
        <CsvLink
          name="best-sold"
          rows={[
            ['guide', 'title', 'payments', 'currency', 'amount'],
            ...guides.map(({ guideId, title, count, currency, amount }) => [
              guideId ?? 'Pro',
              title ?? 'Pro',
              count,
              currency,
              toMajorUnits(amount, currency),
            ]),
          ]}
        />
      }
    >
      <AdminTable
        label={t('admin.bestSold')}
        columns={[
          {
            name: t('admin.orders.item'),
            heads: true,
            render: ({ guideId, title, titleJa }) =>
              guideId === null ? (
                t('admin.reader.pro')
              ) : (
                <GuideLink guideId={guideId} title={title ?? ''} titleJa={titleJa} />
              ),
          },
          { name: t('admin.sales.count'), number: true, render: ({ count }) => count },
          { name: t('admin.orders.amount'), number: true, render: formatAmount },
        ]}
        rows={guides}
        keyOf={({ guideId, currency }) => `${guideId} ${currency}`}
        empty={t('admin.orders.none')}
      />
    </AdminSubsection>
  )
}

const steps = ['views', 'ends', 'checkouts', 'paid'] as const

/** Shows how many viewed a guide, read its preview, started a checkout and paid (B20.33). */
function PurchaseFunnel({ funnel }: { funnel: Figures['funnel'] }) {
  const { t } = useLanguage()
  return (
    <AdminSubsection
      title={t('admin.way')}
      beside={
        <CsvLink
          name="way-to-payment"
          rows={[
            ['guide', 'title', 'views', 'previews read', 'checkouts', 'payments'],
            ...funnel.map((guide) => [guide.guideId, guide.title, ...steps.map((step) => guide[step])]),
          ]}
        />
      }
    >
      <p className="mb-3 max-w-measure text-md text-soft">{t('admin.way.text')}</p>
      <AdminTable
        label={t('admin.way')}
        columns={[
          { name: t('admin.guides.guide'), heads: true, render: (guide) => <GuideLink {...guide} /> },
          ...steps.map((step) => ({
            name: t(`admin.way.${step}`),
            number: true as const,
            render: (guide: Figures['funnel'][number]) => t('admin.number', { count: guide[step] }),
          })),
          {
            name: t('admin.way.share'),
            number: true,
            render: ({ views, paid }) => (views === 0 ? '–' : `${((paid / views) * 100).toFixed(1)}%`),
          },
        ]}
        rows={funnel}
        keyOf={({ guideId }) => guideId}
      />
    </AdminSubsection>
  )
}

interface CsvLinkProps {
  /** Name of the file, without its extension. */
  name: string
  rows: readonly (readonly (string | number)[])[]
}

/** Renders a link that downloads the rows as a CSV file. */
function CsvLink({ name, rows }: CsvLinkProps) {
  const { t } = useLanguage()
  const text = rows.map((row) => row.map(toField).join(',')).join('\r\n')
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}\r\n`)}`}
      download={`${name}.csv`}
      className="text-link w-fit text-sm"
    >
      {t('admin.csv')}
    </a>
  )
}

/** Quotes a value, and prefixes what a spreadsheet would run as a formula. */
function toField(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, String.raw`'$&`)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
