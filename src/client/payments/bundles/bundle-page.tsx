import { maxSearchLength } from '../../../shared/guides/guides.ts'
import { getBundlePrice, bundleSize } from '../../../shared/payments/bundle-price.ts'
import { parseChosenGuides } from '../../../shared/payments/bundle-paths.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import { prefetchOwnedGuides } from '../../access/access-or-price.tsx'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import type { PageProps } from '../../platform/pages/lazy-component.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { BundleCheckout } from './bundle-checkout.tsx'
import { GuideChooser } from './guide-chooser.tsx'
import { PaidBundle } from './paid-bundle.tsx'

const steps = new Set(['pay', 'paid'])

const searchIn = (query: URLSearchParams) => (query.get('q') ?? '').trim().slice(0, maxSearchLength)

/** Prepares the page of a step. Returns undefined for an unknown step. The offer is fetched after hydration. */
export async function prepare({
  data,
  params,
  query,
  language,
  t,
  load,
}: PageRequest): Promise<Head | undefined> {
  const { step } = params
  if (step !== undefined && !steps.has(step)) return undefined
  if (step === undefined) {
    const [ids, q] = [parseChosenGuides(query), searchIn(query)]
    await Promise.all([
      data.guides.listing.fetch({ ...(q !== '' && { q }), page: 1, language }),
      ...(ids.length > 0 ? [data.guides.cardsOf.fetch({ ids })] : []),
      prefetchOwnedGuides({ data, load }),
    ])
  }
  return { status: 200, title: t('bundle.head.title'), description: t('bundle.head.description') }
}

/** Shows the choice of five guides, the checkout of a bundle or reading path, and the paid guides (B21.75). */
export function Page({ params: { step } }: PageProps) {
  const { t, language } = useLanguage()
  const query = useQueryString()
  const price = formatMoney(getBundlePrice(getPageCurrency(language)))
  return (
    <div className="page-width pt-12 md:pt-16">
      {step === 'pay' && <BundleCheckout ids={parseChosenGuides(query)} path={query.get('path')} />}
      {step === 'paid' && (
        <PaidBundle
          paymentId={query.get('payment_intent')}
          failed={query.get('redirect_status') === 'failed'}
        />
      )}
      {step === undefined && (
        <>
          <h1 className="text-3xl">{t('bundle.title', { count: bundleSize, price })}</h1>
          <p className="mt-4 max-w-measure text-soft">{t('bundle.text', { count: bundleSize })}</p>
          <GuideChooser ids={parseChosenGuides(query)} q={searchIn(query)} />
        </>
      )}
    </div>
  )
}
