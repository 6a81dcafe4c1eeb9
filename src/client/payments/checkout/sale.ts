import { useState, type ReactNode } from 'react'
import { hashKey, useQuery, type QueryKey } from '@tanstack/react-query'
import { formatDay } from '../../../shared/dates.ts'
import type { LocalizedText } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Product } from '../../../shared/law/law-table.ts'
import type { BuyerPlace } from '../../../shared/law/places.ts'
import { formatMoney, type Money } from '../../../shared/money.ts'
import { listOrderTerms, listProOrderTerms } from '../../../shared/payments/order-terms.ts'
import { addMonths } from '../../../shared/payments/pro-gift.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { readerQueryPrefix, useAuth } from '../../auth/session/session-provider.tsx'
import type { SignUpIntent } from '../../auth/session/sign-in-request.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { getRefusalCode, type RouterOutputs } from '../../platform/api/api.ts'
import { CallError } from '../../platform/api/call-error.ts'
import type { PaidOutcome } from './card/payment-outcome.ts'
import { useOrderConditions } from './conditions/use-order-conditions.ts'
import { LoginExpiredError, requirePaymentToken } from '../payment-token.ts'

type Payment = RouterOutputs['payments']['createPaymentIntent']
type Subscription = RouterOutputs['payments']['createSubscription']

/** The amount of a payment. `monthly` is Pro's price for further months; `credit` and `code` are deductions from this payment. */
export type PaymentCharge = Pick<Payment, 'amount' | 'currency'> &
  Partial<Pick<Payment, 'code' | 'codeProblem'> & Pick<Subscription, 'monthly' | 'credit'>>

export type OpenedPayment = PaymentCharge & Pick<Payment, 'clientSecret'>

/** The buyer's statements before paying: place of residence and checked declarations. */
export interface OrderStatements {
  place?: BuyerPlace | undefined
  declarations?: string[] | undefined
}

/** The product of a checkout page, with its texts and functions. Every product is sold through a `Sale`. */
export interface Sale {
  product: Product
  /** Number of guides of a bundle, or of months of Pro in a gift. 1 if undefined. */
  count?: number
  heading: string
  /** English title in both languages (B3.7), shown below a heading in another language. */
  title?: string
  name: LocalizedText
  cover?: string
  /** Guides of a bundle, each with its share of the price or the reason why it is not sold. */
  items?: readonly { id: number; name: LocalizedText; share: string; isSold: boolean }[]
  notes: readonly string[]
  /** What happens after the payment, or the benefits of Pro. */
  next: readonly string[]
  /** The charge to show until the server has calculated it. */
  expected: PaymentCharge
  takesCode?: boolean
  /** Text and intent of the login prompt for guests. */
  login: { text: string; intent?: SignUpIntent }
  /** Content that replaces the payment when nothing can be bought. */
  unavailable?: ReactNode
  /** Content for a buyer who already owns the product, for example after a payment in another tab. */
  owned: ReactNode
  /** Query key of the payment, in addition to user, language and code. */
  key: QueryKey
  /** Opens the payment, or returns the open one and records the buyer's statements. */
  open: (
    order: OrderStatements & { language: PageLanguage; code?: string | undefined },
  ) => Promise<OpenedPayment>
  /** Path to which the bank's page returns the buyer, with the payment's id. */
  returnPath: string
  /** Records the payment and resolves to the path of the next page. If undefined, the page of `returnPath` records it. */
  finish?: (paid: PaidOutcome, amount: number) => Promise<string>
}

export type OpenedPaymentQuery = ReturnType<typeof useOpenedPayment>

/** Returns the query for the open payment of the user, sale, language and code. */
export function useOpenedPayment({ key, open, unavailable }: Sale, code: string | undefined) {
  const { language } = useLanguage()
  const { session } = useAuth()
  const start = (statements: OrderStatements) => open({ language, code, ...statements })
  const sameOffer = [...readerQueryPrefix, 'payment-intent', session?.uid, ...key, language]
  const query = useQuery({
    ...queryProfiles.checkout,
    gcTime: 0,
    queryKey: [...sameOffer, code ?? ''],
    async queryFn() {
      await requirePaymentToken()
      return start({})
    },
    // The form keeps its payment while the server checks another code.
    placeholderData: (before: OpenedPayment | undefined, last) =>
      last !== undefined && hashKey(last.queryKey.slice(0, -1)) === hashKey(sameOffer) ? before : undefined,
    // Retries once after a proxy's error or a lost response. A response with an error code of the shop is final.
    retry: (failures, error) =>
      failures < 1 && !(error instanceof LoginExpiredError) && getRefusalCode(error) === undefined,
    enabled: session !== null && unavailable === undefined,
  })
  return { ...query, start }
}

/** Returns the seconds to wait before another attempt; undefined if the server did not specify them. */
export const getPaymentWaitSeconds = (error: unknown): number | undefined =>
  error instanceof CallError ? error.waitSeconds : undefined

/** Returns the terms of the order. Those of Pro name the next payment, by the browser's clock, on a hydrated page. */
export function useOrderTerms({ product, count = 1 }: Sale, charge: PaymentCharge) {
  const { t, language } = useLanguage()
  const conditions = useOrderConditions(true)
  const hydrated = useHydrated()
  const [today] = useState(() => new Date())
  if (product !== 'pro') return listOrderTerms(t, toChargedMoney(charge), { product, count }, conditions)
  const { amount, currency, monthly: amountMinor = amount } = charge
  return listProOrderTerms(t, { currency, amountMinor }, conditions, {
    takenOffMinor: amountMinor - amount,
    nextPayment: hydrated ? formatRenewalDate(today, language) : undefined,
  })
}

/** Returns the date on which Stripe renews Pro, formatted. */
export const formatRenewalDate = (from: Date, language: PageLanguage) =>
  formatDay(language, addMonths(from, 1))

const toChargedMoney = ({ amount, currency }: PaymentCharge): Money => ({
  amountMinor: amount,
  currency,
})

const priceKeys = {
  shown: { less: 'subscribe.priceFirst', monthly: 'subscribe.price' },
  pay: { less: 'checkoutPro.payFirst', monthly: 'checkoutPro.pay' },
} as const

/** Formats the price for display or for the pay button; for Pro including the price of further months. */
export function formatCharge(t: Translate, charge: PaymentCharge, place: keyof typeof priceKeys): string {
  const { amount, currency, monthly } = charge
  const first = formatMoney(toChargedMoney(charge))
  if (monthly === undefined) return place === 'pay' ? t('checkout.pay', { price: first }) : first
  const price = formatMoney({ amountMinor: monthly, currency })
  return t(priceKeys[place][monthly === amount ? 'monthly' : 'less'], { first, price })
}
