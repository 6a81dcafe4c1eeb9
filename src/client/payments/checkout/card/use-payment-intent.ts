import { useQuery } from '@tanstack/react-query'
import type { PageLanguage } from '../../../../shared/languages.ts'
import { paymentPaths } from '../../../../shared/payments/payment-paths.ts'
import type { RefusalCode } from '../../../../shared/errors.ts'
import { readerQueries, useAuth } from '../../../auth/session/session-provider.tsx'
import type { Outputs } from '../../../platform/api/api.ts'
import { contentOf } from '../../../platform/api/content-of.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { LoginExpired, postCall, refusalIn, requireTokenForPaying } from '../../post-call.ts'
import { profiles } from '../../../platform/api/query-profiles.ts'
import { waitSecondsOf } from '../../too-many-tries.ts'

/** What the card form is for. */
export type Purchase = OwnPurchase | { kind: 'gift'; giftId: string } | { kind: 'bundle' }
type OwnPurchase = { kind: 'guide'; guideId: number } | { kind: 'pro'; fromGuideId: number | undefined }

type StartedSubscription = Outputs['payments']['createSubscription']
type StartedPayment = Outputs['payments']['createPaymentIntent']
/** For Pro with what further months cost, and what is taken off the first; of what is the buyer's own, what a code does. */
export type Intent = Omit<StartedPayment, 'code' | 'codeProblem'> &
  Partial<Pick<StartedPayment, 'code' | 'codeProblem'>> &
  Partial<Pick<StartedSubscription, 'monthly' | 'credit'>>

export class IntentRefused extends Error {
  readonly refusal: RefusalCode | undefined
  readonly waitSeconds: number | undefined

  constructor(refusal: RefusalCode | undefined, waitSeconds: number | undefined) {
    super(`No payment could be started: ${refusal ?? 'unknown'}`)
    this.refusal = refusal
    this.waitSeconds = waitSeconds
  }
}

/**
 * The payment that the server has opened for this reader, offer, language and code; asking again gives the same one. While
 * another code is looked at, the form of the one before stays.
 */
export function usePaymentIntent(
  purchase: OwnPurchase,
  { code, wanted = true }: { code: string | undefined; wanted?: boolean },
) {
  const { language } = useLanguage()
  const { session } = useAuth()
  const what = purchase.kind === 'guide' ? purchase.guideId : purchase.kind
  const offer = [...readerQueries, 'payment-intent', session?.uid, what, language]
  return useQuery({
    ...profiles.checkout,
    gcTime: 0,
    queryKey: [...offer, code ?? ''],
    queryFn: () => openIntent(purchase, language, code),
    placeholderData: (before: Intent | undefined, query) =>
      offer.every((part, place) => query?.queryKey[place] === part) ? before : undefined,
    enabled: session !== null && wanted,
    retry: (failures, error) => failures < 1 && !isAnswered(error),
  })
}

/** A reasoned no is an answer; what a proxy says is none. */
export function isAnswered(error: unknown): boolean {
  return error instanceof LoginExpired || (error instanceof IntentRefused && error.refusal !== undefined)
}

async function openIntent(
  purchase: OwnPurchase,
  language: PageLanguage,
  code: string | undefined,
): Promise<Intent> {
  await requireTokenForPaying()
  const [path, asked] =
    purchase.kind === 'guide'
      ? ([paymentPaths.createPaymentIntent, { guideId: purchase.guideId, language, code }] as const)
      : ([paymentPaths.createSubscription, { language, code }] as const)
  // The query has its own retry (B12.54).
  const answer = await postCall(path, asked, { repeats: false })
  const body = await contentOf(answer)
  if (!answer.ok) throw new IntentRefused(refusalIn(body), waitSecondsOf(answer))
  if (!isIntent(body)) throw new IntentRefused(undefined, undefined)
  return body
}

const isIntent = (body: unknown): body is Intent =>
  typeof body === 'object' && body !== null && 'clientSecret' in body

type IntentProblem = 'owned' | 'suspended' | 'closing' | 'login-run-out' | 'failed'

export function intentProblemOf(error: unknown): IntentProblem {
  if (error instanceof LoginExpired) return 'login-run-out'
  switch (error instanceof IntentRefused ? error.refusal : undefined) {
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
  return error instanceof IntentRefused ? error.waitSeconds : undefined
}
