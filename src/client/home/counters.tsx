import { currencyOf } from '../../shared/prices.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** Three numbers that count up as the page appears (B2.12): in styles.css, since the page may have no script yet. */
export function Counters() {
  const { t, language } = useLanguage()
  const currency = currencyOf(language)
  const many = (count: number) => t('home.many', { count })
  const money = (amount: number) => t(`price.${currency}`, { amount })
  return (
    <dl className="mt-10 grid grid-cols-3 gap-x-6 sm:flex sm:gap-x-10">
      <Counter label={t('home.stories')} runs="counts-to-10000" format={many} end={10_000} />
      <Counter label={t('home.strategies')} runs="counts-to-1000" format={many} end={1000} />
      <Counter label={t('home.investment')} runs={`counts-from-${currency}`} format={money} end={0} />
    </dl>
  )
}

interface CounterProps {
  label: string
  /** The class that says from where to where. */
  runs: string
  format: (count: number) => string
  end: number
}

/** The final value reserves the space and is read by screen readers; the counting number is drawn over it. */
function Counter({ label, runs, format, end }: CounterProps) {
  const [before, after] = format(0).split('0')
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="relative text-lg leading-tight font-semibold tabular-nums">
        <span className="counted">{format(end)}</span>
        <span aria-hidden="true" className={`counting ${runs}`} data-before={before} data-after={after} />
      </dd>
    </div>
  )
}
