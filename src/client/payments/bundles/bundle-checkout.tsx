import type { ReactNode } from 'react'
import { toReadingPathUrl } from '../../../shared/guides/paths/reading-path.ts'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { bundlePaths } from '../../../shared/payments/bundle-paths.ts'
import { bundleSize } from '../../../shared/payments/bundle-price.ts'
import type { BundleChoice } from '../../../shared/payments/bundle-schemas.ts'
import { paths } from '../../../shared/paths.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { getRefusalCode } from '../../platform/api/api.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NotFoundPage } from '../../ui/page/not-found-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { PaymentNotice } from '../checkout/card/payment-frame.tsx'
import { Checkout } from '../checkout/checkout.tsx'
import { LoginPrompt } from '../checkout/login-prompt.tsx'

interface BundleCheckoutProps {
  ids: readonly number[]
  /** Slug of the reading path to buy; null for chosen guides. */
  path: string | null
}

/** Shows the checkout of chosen guides or of a reading path. */
export function BundleCheckout({ ids, path }: BundleCheckoutProps) {
  const { t, language } = useLanguage()
  const { session, state } = useAuth()
  if (state === 'loading') return <PageSkeleton />
  const isTooFew = path === null && ids.length !== bundleSize
  const choice = path === null ? { guideIds: [...ids], language } : { path: path.slice(0, 80), language }
  const change = (
    <ButtonLink to={path === null ? bundlePaths.choose(ids) : toReadingPathUrl(path)}>
      {t(path === null ? 'bundle.change' : 'bundle.toPath')}
    </ButtonLink>
  )
  if (session !== null && !isTooFew) return <Offered choice={choice} change={change} />
  return (
    <>
      <Heading />
      {isTooFew ? (
        <div className="grid justify-items-start gap-4">
          <p>{t('bundle.more', { count: bundleSize - ids.length })}</p>
          {change}
        </div>
      ) : (
        <LoginPrompt text={t('bundle.checkout.login')} />
      )}
    </>
  )
}

function Heading() {
  const { t } = useLanguage()
  return <h1 className="mb-8 text-2xl">{t('bundle.checkout.heading')}</h1>
}

interface OfferedProps {
  choice: BundleChoice
  /** Link back to the choice of guides. */
  change: ReactNode
}

function Offered({ choice, change }: OfferedProps) {
  const { t, language } = useLanguage()
  const { client } = trpc.useUtils()
  const offer = trpc.bundles.lookAt.useQuery(choice, { ...queryProfiles.checkout, staleTime: 0 })
  if (offer.isError) {
    if (getRefusalCode(offer.error) === 'not-found') return <NotFoundPage />
    return (
      <>
        <Heading />
        <PaymentNotice title={t('checkout.intentFailed')} text={t('bundle.checkout.failed')}>
          <Button onClick={() => void offer.refetch()}>{t('ui.tryAgain')}</Button>
        </PaymentNotice>
      </>
    )
  }
  // The placeholder has no heading, because a heading would lose the focus when the checkout replaces it.
  if (offer.data === undefined) return <PageSkeleton />
  const { lines, amount, currency, buyable, subscribed } = offer.data
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const sold = lines.filter(({ state }) => state === 'offered')
  const product = sold.length === 1 ? 'guide' : 'bundle'
  const single = sold.reduce((sum, line) => sum + line.amount, 0)
  const reason = subscribed
    ? 'bundle.subscribed'
    : 'path' in choice
      ? 'bundle.checkout.owned'
      : 'bundle.checkout.changed'
  return (
    <Checkout
      sale={{
        product,
        count: sold.length,
        heading: t('bundle.checkout.heading'),
        name: { text: t('bundle.checkout.guides'), language },
        items: lines.map(({ guideId, titleEn, titleJa, state, share }) => {
          const name = localizeTitle(language, { titleEn, titleJa })
          const isSold = state === 'offered'
          return {
            id: guideId,
            name: name.text === '' ? { ...name, text: `#${guideId}` } : name,
            share: isSold ? money(share) : t(`bundle.${state}`),
            isSold,
          }
        }),
        notes: single > amount ? [t('bundle.sum', { price: money(amount), single: money(single) })] : [],
        next: [
          t('bundle.checkout.next.open'),
          t('bundle.checkout.next.receipt'),
          t('bundle.checkout.next.owned'),
        ],
        expected: { amount, currency },
        login: { text: t('bundle.checkout.login') },
        unavailable: buyable ? undefined : (
          <div className="grid justify-items-start gap-4">
            <p>{t(reason)}</p>
            {change}
          </div>
        ),
        owned: (
          <PaymentNotice title={t('bundle.checkout.owned')} text={t('bundle.checkout.ownedText')}>
            <ButtonLink to={paths.myGuides}>{t('myGuides.title')}</ButtonLink>
          </PaymentNotice>
        ),
        key: ['bundle', choice],
        open: (order) => client.bundles.pay.mutate({ ...choice, ...order }),
        returnPath: bundlePaths.done,
      }}
    />
  )
}
