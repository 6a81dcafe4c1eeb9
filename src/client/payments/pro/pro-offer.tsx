import { formatMoney, type Money } from '../../../shared/money.ts'
import { useProPrice } from '../../access/use-pro-price.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { trpc, type PageData } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'

type ProOffer = ReturnType<typeof calculateProOffer>

/** Returns the current price of Pro for this user (B21.50). The checkout form and Stripe's page show the final charge. */
export function useProOffer() {
  const price = useProPrice()
  const { session } = useAuth()
  const { data } = trpc.payments.proCredit.useQuery(undefined, {
    ...queryProfiles.fresh,
    enabled: session !== null,
  })
  return calculateProOffer(price, session === null ? 0 : (data?.[price.currency] ?? 0))
}

/**
 * Returns the price per month, the discount on the first month for recently bought guides, and the price of the first month after
 * the discount.
 */
export function calculateProOffer(price: Money, creditMinor: number) {
  const inIts = (amountMinor: number) => ({ ...price, amountMinor })
  return { price, credit: inIts(creditMinor), first: inIts(price.amountMinor - creditMinor) }
}

/** Prefetches the offer for a page that shows it. */
export async function prefetchProOffer({ auth, access, payments }: PageData): Promise<void> {
  if ((await auth.session.fetch()) === null) return
  await Promise.all([access.plan.prefetch(), payments.proCredit.prefetch()])
}

/** Explains why the first month costs less. Renders nothing if it doesn't. */
export function FirstMonthDiscount({ offer: { first, credit } }: { offer: ProOffer }) {
  const { t } = useLanguage()
  if (credit.amountMinor === 0) return null
  return (
    <p className="rounded-card border border-premium/40 bg-premium-soft p-3 text-md">
      <strong className="block">{t('subscribe.first', { first: formatMoney(first) })}</strong>
      <span className="text-soft">{t('subscribe.credit', { credit: formatMoney(credit) })}</span>
    </p>
  )
}

export const proBenefits = ['all', 'weekly', 'exclusive', 'support'] as const
