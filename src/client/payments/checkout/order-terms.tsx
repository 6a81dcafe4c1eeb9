import type { ReactNode } from 'react'
import type { OrderTerm } from '../../../shared/payments/order-terms.ts'
import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link } from '../../platform/pages/navigation.tsx'

interface OrderTermsProps {
  terms: readonly OrderTerm[]
  /** Further notes for the buyer. */
  children?: ReactNode
}

/** Shows the terms of an order beside the card form. */
export function OrderTerms({ terms, children }: OrderTermsProps) {
  const { t } = useLanguage()
  return (
    <section>
      <h2 className="text-base">{t('terms.title')}</h2>
      <dl className="mt-3 grid gap-x-6 text-md sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-2">
        {terms.map(([name, term]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-soft sm:text-md">{name}</dt>
            <dd className="mb-2.5 leading-normal sm:mb-0 sm:leading-[inherit]">{term}</dd>
          </div>
        ))}
      </dl>
      {children}
      <MoreTerms />
    </section>
  )
}

/** Shows the terms collapsed, below a button that leads to Stripe's page, which repeats them. */
export function CollapsedOrderTerms({ terms }: Pick<OrderTermsProps, 'terms'>) {
  const { t } = useLanguage()
  return (
    <details className="text-sm">
      <summary className="text-link min-h-6 text-center">{t('terms.title')}</summary>
      <dl className="mt-3">
        {terms.map(([name, term]) => (
          <div key={name} className="mt-2">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">{term}</dd>
          </div>
        ))}
      </dl>
      <MoreTerms />
    </details>
  )
}

function MoreTerms() {
  const { t } = useLanguage()
  return (
    <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {more.map(([to, label]) => (
        <Link key={to} to={to} className="text-link">
          {t(label)}
        </Link>
      ))}
    </p>
  )
}

const more = [
  [paths.refunds, 'footer.refunds'],
  [paths.terms, 'footer.terms'],
  [paths.commerce, 'footer.commerce'],
] as const
