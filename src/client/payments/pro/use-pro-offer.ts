import type { Money } from '../../../shared/money.ts'
import { useProPrice } from '../../access/use-pro-price.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { profiles } from '../../platform/api/query-profiles.ts'
import { trpc, type PageData } from '../../platform/api/trpc.ts'

export interface ProOffer {
  /** Of each month. */
  price: Money
  /** What guides bought lately take off the first one. */
  credit: Money
  /** What the first one costs. */
  first: Money
}

/** What Pro would cost this reader now (B21.50). The form and Stripe's page name what is charged in the end. */
export function useProOffer(): ProOffer {
  const price = useProPrice()
  const { session } = useAuth()
  const { data } = trpc.payments.proCredit.useQuery(undefined, {
    ...profiles.other,
    staleTime: 0,
    enabled: session !== null,
  })
  return offerOf(price, session === null ? 0 : (data?.[price.currency] ?? 0))
}

export function offerOf(price: Money, creditMinor: number): ProOffer {
  const inIts = (amountMinor: number) => ({ ...price, amountMinor })
  return { price, credit: inIts(creditMinor), first: inIts(price.amountMinor - creditMinor) }
}

/** For a page that shows the offer. */
export async function readProOffer({ auth, access, payments }: PageData): Promise<void> {
  if ((await auth.session.fetch()) === null) return
  await Promise.all([access.plan.prefetch(), payments.proCredit.prefetch()])
}
