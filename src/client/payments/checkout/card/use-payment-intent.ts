import { queryOptions, useQuery, type QueryKey } from '@tanstack/react-query'
import type { Place } from '../../../../shared/law/places.ts'
import type { PageLanguage } from '../../../../shared/languages.ts'
import { readerQueries, useAuth } from '../../../auth/session/session-provider.tsx'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { profiles } from '../../../platform/api/query-profiles.ts'
import { refusalOf, type Outputs } from '../../../platform/api/api.ts'
import { CallError } from '../../../platform/api/call-error.ts'
import { rest } from '../../../platform/api/rest.ts'
import { LoginExpired, requireTokenForPaying } from '../../token-for-paying.ts'

/** What the card form is for. */
export type Purchase =
  | OwnPurchase
  | { kind: 'gift'; giftId: string; product: 'gift' | 'pro-gift' }
  | { kind: 'bundle'; product: 'bundle' | 'guide' }
type OwnPurchase = { kind: 'guide'; guideId: number } | { kind: 'pro'; fromGuideId: number | undefined }

type StartedSubscription = Outputs['payments']['createSubscription']
type StartedPayment = Outputs['payments']['createPaymentIntent']
/** For Pro with what further months cost, and what is taken off the first; of what is the buyer's own, what a code does. */
export type Intent = Omit<StartedPayment, 'code' | 'codeProblem'> &
  Partial<Pick<StartedPayment, 'code' | 'codeProblem'>> &
  Partial<Pick<StartedSubscription, 'monthly' | 'credit'>>

/** What the buyer says as they pay: where they live, and the sentences they have ticked. */
export interface OrderSaid {
  place?: Place | undefined
  declarations?: string[] | undefined
}

/** Opens the payment, or gives the open one and records with it what the buyer says. */
export type OpenIntent = (said: OrderSaid) => Promise<Intent>

/** The payment that the server has opened for an offer; asking again gives the same one. */
export function intentQuery(offer: QueryKey, open: OpenIntent) {
  return queryOptions({
    ...profiles.checkout,
    gcTime: 0,
    queryKey: [...readerQueries, ...offer],
    async queryFn() {
      await requireTokenForPaying()
      return open({})
    },
    // A reasoned no is an answer; what a proxy says is none.
    retry: (failures, error) =>
      failures < 1 && !(error instanceof LoginExpired) && refusalOf(error) === undefined,
  })
}

/**
 * The payment for this reader, offer, language and code. While another code is looked at, the form of the one before stays.
 */
export function usePaymentIntent(
  purchase: OwnPurchase,
  { code, wanted = true }: { code: string | undefined; wanted?: boolean },
) {
  const { language } = useLanguage()
  const { session } = useAuth()
  const what = purchase.kind === 'guide' ? purchase.guideId : purchase.kind
  const offer = ['payment-intent', session?.uid, what, language]
  const isSameOffer = (key: QueryKey = []) =>
    [...readerQueries, ...offer].every((part, at) => key[at] === part)
  const open: OpenIntent = (said) => openIntent(purchase, { language, code, ...said })
  const query = useQuery({
    ...intentQuery([...offer, code ?? ''], open),
    placeholderData: (before, lastQuery) => (isSameOffer(lastQuery?.queryKey) ? before : undefined),
    enabled: session !== null && wanted,
  })
  return { ...query, open }
}

async function openIntent(
  purchase: OwnPurchase,
  order: OrderSaid & { language: PageLanguage; code: string | undefined },
): Promise<Intent> {
  // The query has its own retry (B12.54).
  const options = { repeats: false }
  const body =
    purchase.kind === 'guide'
      ? await rest('createPaymentIntent', { guideId: purchase.guideId, ...order }, options)
      : await rest('createSubscription', order, options)
  if (body.clientSecret === undefined) throw new Error('The response is no payment')
  return body
}

type IntentProblem = 'owned' | 'suspended' | 'closing' | 'login-run-out' | 'failed'

export function intentProblemOf(error: unknown): IntentProblem {
  if (error instanceof LoginExpired) return 'login-run-out'
  switch (refusalOf(error)) {
    case 'already-owned':
    case 'already-subscribed':
      return 'owned'
    case 'purchase-suspended':
      return 'suspended'
    case 'account-closing':
      return 'closing'
    case 'authentication-required':
      return 'login-run-out'
    default:
      return 'failed'
  }
}

/** How long to wait before another try, where the server has said so. */
export function waitBeforeIntent(error: unknown): number | undefined {
  return error instanceof CallError ? error.waitSeconds : undefined
}
