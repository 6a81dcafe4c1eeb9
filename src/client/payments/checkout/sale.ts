import type { ReactNode } from 'react'
import { hashKey, useQuery, type QueryKey } from '@tanstack/react-query'
import type { Localized } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Product } from '../../../shared/law/law-table.ts'
import type { Place } from '../../../shared/law/places.ts'
import { formatMoney, type Money } from '../../../shared/money.ts'
import type { OrderConditions, OrderTerm } from '../../../shared/payments/order-terms.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { readerQueries, useAuth } from '../../auth/session/session-provider.tsx'
import type { SignUpIntent } from '../../auth/session/sign-up-intent.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { profiles } from '../../platform/api/query-profiles.ts'
import { refusalOf, type Outputs } from '../../platform/api/api.ts'
import { CallError } from '../../platform/api/call-error.ts'
import type { PaidOutcome } from './card/payment-outcome.ts'
import { LoginExpired, requireTokenForPaying } from '../token-for-paying.ts'

type Payment = Outputs['payments']['createPaymentIntent']
type Subscription = Outputs['payments']['createSubscription']

/** `monthly`: Pro's price of each further month. `credit` and `code`: what is taken off this payment. */
export type Charge = Pick<Payment, 'amount' | 'currency'> &
  Partial<Pick<Payment, 'code' | 'codeProblem'> & Pick<Subscription, 'monthly' | 'credit'>>

export type Intent = Charge & Pick<Payment, 'clientSecret'>

/** What the buyer states before paying: the place of residence and the checked sentences. */
export interface OrderStatements {
  place?: Place | undefined
  declarations?: string[] | undefined
}

/** Describes what a checkout page sells; every product is sold through one of these. */
export interface Sale {
  product: Product
  heading: string
  /** English in both languages (B3.7); shown below a heading in another language. */
  title?: string
  name: Localized
  cover?: string
  /** The guides of a bundle, each with its share or the reason why it is not sold. */
  items?: readonly { id: number; name: Localized; share: string; isSold: boolean }[]
  notes: readonly string[]
  next: { title: string; steps: readonly string[] }
  terms: (charge: Charge, conditions: OrderConditions) => OrderTerm[]
  /** Expected charge, until the server has named it. */
  expected: Charge
  takesCode?: boolean
  /** For guests. */
  login: { text: string; intent?: SignUpIntent }
  /** Shown instead of the payment when nothing can be bought. */
  unavailable?: ReactNode
  /** Shown when the server reports that the buyer has it already, for example after a payment in another tab. */
  owned: ReactNode
  /** Identifies the payment in the query cache, besides user, language and code. */
  key: QueryKey
  /** Opens the payment, or returns the open one and records what the buyer stated. */
  open: (order: OrderStatements & { language: PageLanguage; code?: string | undefined }) => Promise<Intent>
  /** Path to which the bank's page returns. */
  returnPath: string
  /** Records the payment and resolves to the path of the next page. */
  finish: (paid: PaidOutcome, amount: number) => Promise<string>
}

export type IntentQuery = ReturnType<typeof useIntent>

/** Returns the open payment of this user, sale, language and code. */
export function useIntent({ key, open, unavailable }: Sale, code: string | undefined) {
  const { language } = useLanguage()
  const { session } = useAuth()
  const start = (statements: OrderStatements) => open({ language, code, ...statements })
  const sameOffer = [...readerQueries, 'payment-intent', session?.uid, ...key, language]
  const query = useQuery({
    ...profiles.checkout,
    gcTime: 0,
    queryKey: [...sameOffer, code ?? ''],
    async queryFn() {
      await requireTokenForPaying()
      return start({})
    },
    // Keeps the form while the server checks another code.
    placeholderData: (before: Intent | undefined, last) =>
      last !== undefined && hashKey(last.queryKey.slice(0, -1)) === hashKey(sameOffer) ? before : undefined,
    // A refusal with a code is final; an answer of a proxy is not.
    retry: (failures, error) =>
      failures < 1 && !(error instanceof LoginExpired) && refusalOf(error) === undefined,
    enabled: session !== null && unavailable === undefined,
  })
  return { ...query, start }
}

/** Returns the seconds to wait before another try, if the server named them. */
export const waitBeforeIntent = (error: unknown): number | undefined =>
  error instanceof CallError ? error.waitSeconds : undefined

export const priceOf = ({ amount, currency }: Charge): Money => ({ amountMinor: amount, currency })

const priceKeys = {
  shown: { less: 'subscribe.priceFirst', monthly: 'subscribe.price' },
  pay: { less: 'checkoutPro.payFirst', monthly: 'checkoutPro.pay' },
} as const

/** Returns the price as shown or as the pay button says it; for Pro with the price of further months. */
export function priceText(t: Translate, charge: Charge, place: keyof typeof priceKeys): string {
  const { amount, currency, monthly } = charge
  const first = formatMoney(priceOf(charge))
  if (monthly === undefined) return place === 'pay' ? t('checkout.pay', { price: first }) : first
  const price = formatMoney({ amountMinor: monthly, currency })
  return t(priceKeys[place][monthly === amount ? 'monthly' : 'less'], { first, price })
}
