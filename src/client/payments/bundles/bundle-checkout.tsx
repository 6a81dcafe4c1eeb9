import { useQuery } from '@tanstack/react-query'
import { readingPath } from '../../../shared/guides/paths/reading-path.ts'
import { titleIn } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { bundlePaths } from '../../../shared/payments/bundle-paths.ts'
import { bundleSize } from '../../../shared/payments/bundle-price.ts'
import type { BundleChoice, BundleOffer } from '../../../shared/payments/bundle-schemas.ts'
import { bundleOrderTerms, guideOrderTerms } from '../../../shared/payments/order-terms.ts'
import { paths } from '../../../shared/paths.ts'
import { refusalOf } from '../../platform/api/api.ts'
import { profiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { langIfOther } from '../../platform/texts/lang-if-other.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NotFoundPage } from '../../ui/page/not-found-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { CardCheckout } from '../checkout/card/card-checkout.tsx'
import { PaymentNotice } from '../checkout/card/payment-frame.tsx'
import { intentQuery, type OpenIntent } from '../checkout/card/use-payment-intent.ts'
import { HelpLine } from '../checkout/help-line.tsx'
import { LoginPrompt } from '../checkout/login-prompt.tsx'
import { OrderTerms } from '../checkout/order-terms.tsx'
import { useOrderConditions } from '../checkout/conditions/use-order-conditions.ts'

interface BundleCheckoutProps {
  ids: readonly number[]
  /** The slug of a reading path, instead of guides of one's choice. */
  path: string | null
}

/** What is bought, and the card form for it. */
export function BundleCheckout({ ids, path }: BundleCheckoutProps) {
  const { t, language } = useLanguage()
  const { session, state } = useAuth()
  const choice =
    path === null
      ? ids.length === bundleSize && { guideIds: [...ids], language }
      : { path: path.slice(0, 80), language }
  const back = path === null ? bundlePaths.choose(ids) : readingPath(path)
  return (
    <>
      <h1 className="text-2xl">{t('bundle.checkout.heading')}</h1>
      <div className="mt-8">
        {choice === false ? (
          <Change back={back} byPath={false}>
            {t('bundle.more', { count: bundleSize - ids.length })}
          </Change>
        ) : state === 'loading' ? (
          <PageSkeleton />
        ) : session === null ? (
          <LoginPrompt text={t('bundle.checkout.login')} intent={{}} terms={null} />
        ) : (
          <Offered choice={choice} back={back} />
        )}
      </div>
    </>
  )
}

function Offered({ choice, back }: { choice: BundleChoice; back: string }) {
  const { t } = useLanguage()
  const byPath = 'path' in choice
  const offer = trpc.bundles.lookAt.useQuery(choice, { ...profiles.checkout, staleTime: 0 })
  if (offer.isError) {
    if (refusalOf(offer.error) === 'not-found') return <NotFoundPage />
    return (
      <PaymentNotice title={t('checkout.intentFailed')} text={t('bundle.checkout.failed')}>
        <Button onClick={() => void offer.refetch()}>{t('checkout.retry')}</Button>
      </PaymentNotice>
    )
  }
  if (offer.data === undefined) return <PageSkeleton />
  const { buyable, subscribed } = offer.data
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] md:gap-16">
      <div className="grid gap-8">
        <Lines offer={offer.data} />
        {buyable && <Next />}
        {buyable && <div className="hidden md:block">{<Terms offer={offer.data} />}</div>}
      </div>
      {buyable ? (
        <Payment choice={choice} offer={offer.data} />
      ) : (
        <Change back={back} byPath={byPath}>
          {t(subscribed ? 'bundle.subscribed' : byPath ? 'bundle.checkout.owned' : 'bundle.checkout.changed')}
        </Change>
      )}
      <HelpLine />
    </div>
  )
}

function Change({ back, byPath, children }: { back: string; byPath: boolean; children: string }) {
  const { t } = useLanguage()
  return (
    <div className="grid justify-items-start gap-4">
      <p>{children}</p>
      <ButtonLink to={back}>{t(byPath ? 'bundle.toPath' : 'bundle.change')}</ButtonLink>
    </div>
  )
}

/** Each guide with its share; the sum is what is charged. */
function Lines({ offer: { lines, amount, currency } }: { offer: BundleOffer }) {
  const { t, language } = useLanguage()
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const sold = lines.filter(({ state }) => state === 'offered')
  const single = sold.reduce((sum, line) => sum + line.amount, 0)
  return (
    <section>
      <h2 className="text-base">{t('bundle.checkout.guides')}</h2>
      <ul className="mt-2">
        {lines.map(({ guideId, titleEn, titleJa, state, share }) => {
          const title = titleIn(language, { titleEn, titleJa })
          return (
            <li
              key={guideId}
              className="flex items-baseline justify-between gap-4 border-b border-line py-3 text-md"
            >
              <span lang={langIfOther(title, language)} className="min-w-0 wrap-anywhere">
                {title.text === '' ? `#${guideId}` : title.text}
              </span>
              <span className="shrink-0 text-right tabular-nums">
                {state === 'offered' ? (
                  money(share)
                ) : (
                  <span className="text-sm text-accent">{t(`bundle.${state}`)}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {sold.length > 0 && (
        <>
          <p className="mt-4 text-xl font-semibold tabular-nums">{money(amount)}</p>
          {single > amount && (
            <p className="mt-1 text-md text-soft tabular-nums">
              {t('bundle.sum', { price: money(amount), single: money(single) })}
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Next() {
  const { t } = useLanguage()
  return (
    <section>
      <h2 className="text-base">{t('bundle.checkout.next')}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-md text-soft">
        {(['open', 'receipt', 'owned'] as const).map((what) => (
          <li key={what}>{t(`bundle.checkout.next.${what}`)}</li>
        ))}
      </ul>
    </section>
  )
}

const countOffered = (lines: BundleOffer['lines']): number =>
  lines.filter(({ state }) => state === 'offered').length

function Terms({ offer: { lines, amount, currency } }: { offer: BundleOffer }) {
  const { t } = useLanguage()
  const price = { amountMinor: amount, currency }
  const conditions = useOrderConditions(true)
  const count = countOffered(lines)
  const terms =
    count === 1 ? guideOrderTerms(t, price, conditions) : bundleOrderTerms(t, price, count, conditions)
  return <OrderTerms terms={terms} />
}

function Payment({ choice, offer }: { choice: BundleChoice; offer: BundleOffer }) {
  const { t } = useLanguage()
  const { lines, amount, currency } = offer
  return (
    <Card>
      <h2 className="mb-5 text-lg">{t('checkout.payment')}</h2>
      <CardCheckout
        purchase={{ kind: 'bundle', product: countOffered(lines) === 1 ? 'guide' : 'bundle' }}
        intent={useBundleIntent(choice)}
        terms={<Terms offer={offer} />}
        expected={{ amountMinor: amount, currency }}
        owned={<OwnedMeanwhile />}
      />
    </Card>
  )
}

/** Bought in another tab, all of it or a part. */
function OwnedMeanwhile() {
  const { t } = useLanguage()
  return (
    <PaymentNotice title={t('bundle.checkout.owned')} text={t('bundle.checkout.ownedText')}>
      <ButtonLink to={paths.myGuides}>{t('bundle.done.mine')}</ButtonLink>
    </PaymentNotice>
  )
}

function useBundleIntent(choice: BundleChoice) {
  const { session } = useAuth()
  const { client } = trpc.useUtils()
  const open: OpenIntent = (said) => client.bundles.pay.mutate({ ...choice, ...said })
  return { ...useQuery(intentQuery(['bundle-intent', session?.uid, choice], open)), open }
}
