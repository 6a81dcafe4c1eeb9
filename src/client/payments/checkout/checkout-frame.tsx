import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link } from '../../platform/pages/navigation.tsx'
import { HelpLine } from './help-line.tsx'
import { Card } from '../../ui/card.tsx'
import { chevronDownIcon, Icon } from '../../ui/icon.tsx'

interface CheckoutFrameProps {
  heading: string
  /** English in both languages (B3.7); it is shown below a heading of another language. */
  title: string
  /** The one line of a folded summary. */
  bought: { name: ReactNode; price: string }
  summary: ReactNode
  /** What has to be read before an order. On phones the payment itself shows it, above its button. */
  terms: ReactNode
  /** The payment. */
  children: ReactNode
}

/** What is bought on the left, the payment on the right; on phones the summary folds. */
export function CheckoutFrame({ heading, title, bought, summary, terms, children }: CheckoutFrameProps) {
  const { t } = useLanguage()
  return (
    <div className="page-width pt-6 md:pt-16">
      <h1 className="text-xl md:text-2xl">
        {heading}
        {heading !== title && (
          <span lang="en" className="mt-1 block text-md font-normal text-soft">
            {title}
          </span>
        )}
      </h1>
      <div className="mt-5 grid items-start gap-5 md:mt-12 md:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] md:grid-rows-[auto_1fr] md:gap-x-16 md:gap-y-8 lg:gap-x-24">
        <section aria-label={t('checkout.summary')}>
          <FoldedSummary bought={bought}>{summary}</FoldedSummary>
          <div className="hidden gap-8 md:grid">
            {summary}
            {terms}
          </div>
        </section>
        <Card className="md:col-start-2 md:row-span-2 md:row-start-1">
          <h2 className="mb-4 text-lg md:mb-5">{t('checkout.payment')}</h2>
          {children}
        </Card>
        <HelpLine />
      </div>
      <WaysOut />
    </div>
  )
}

function FoldedSummary({ bought, children }: { bought: CheckoutFrameProps['bought']; children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <details className="group border-y border-line md:hidden">
      <summary className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
        <span className="text-sm text-soft">{t('checkout.summary')}</span>
        <Icon
          path={chevronDownIcon}
          className="justify-self-end text-soft transition-transform group-open:rotate-180"
        />
        <span className="leading-snug font-semibold">{bought.name}</span>
        <strong className="tabular-nums">{bought.price}</strong>
      </summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  )
}

function WaysOut() {
  const { t } = useLanguage()
  return (
    <p className="mt-12 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-6 text-md">
      <Link to={paths.home} className="text-link">
        {t('checkout.home')}
      </Link>
      <Link to={paths.guides} className="text-link">
        {t('checkout.browse')}
      </Link>
    </p>
  )
}
