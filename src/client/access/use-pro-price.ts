import { formatMoneyInText } from '../../shared/money-in-text.ts'
import type { Money } from '../../shared/money.ts'
import { getPageCurrency, getProPrice } from '../../shared/prices.ts'
import { useAuth } from '../auth/session/session-provider.tsx'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** Returns the price of Pro, in the currency that Stripe requires for this user, or else in the page's (B1.9). */
export function useProPrice(): Money {
  const { language } = useLanguage()
  const { session } = useAuth()
  const { data } = trpc.access.plan.useQuery(undefined, { ...queryProfiles.other, enabled: session !== null })
  return getProPrice((session !== null && data?.currency) || getPageCurrency(language))
}

/** Returns the price of Pro for use in a sentence. */
export function useFormattedProPrice(): string {
  const { t } = useLanguage()
  return formatMoneyInText(t, useProPrice())
}
