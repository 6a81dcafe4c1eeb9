import type { PageLanguage } from '../../../../shared/languages.ts'
import { paymentPaths, type PaymentPath } from '../../../../shared/payments/payment-paths.ts'
import { contentOf } from '../../../platform/api/content-of.ts'
import { LoginExpired, refusalIn } from '../../post-call.ts'
import { waitSecondsOf } from '../../too-many-tries.ts'

export type Offer = { mode: 'payment'; guideId: number } | { mode: 'subscription' }

type StartedCheckout =
  | { kind: 'started'; url: string; startedAt: string }
  | { kind: 'owned' }
  | {
      kind: 'failed'
      text:
        | `hosted.${'refused' | 'noUrl' | 'failed'}`
        | 'checkout.tokenMissing'
        | 'checkout.suspended'
        | 'checkout.closing'
      /** After too many tries. */
      waitSeconds?: number | undefined
    }

interface CheckoutPorts {
  requireTokenForPaying: () => Promise<void>
  post: (path: PaymentPath, body: object) => Promise<Response>
  now: () => Date
  reportFailure: (what: string, error: unknown) => void
}

/** Requests the URL of Stripe's page; each kind of failure has its own text (B13.11). */
export async function startHostedCheckout(
  offer: Offer,
  language: PageLanguage,
  { requireTokenForPaying, post, now, reportFailure }: CheckoutPorts,
): Promise<StartedCheckout> {
  try {
    await requireTokenForPaying()
    const answer = await post(paymentPaths.createCheckoutSession, { ...offer, language })
    const body: unknown = answer.ok ? await answer.json() : await contentOf(answer)
    if (!answer.ok) {
      const refusal = refusalIn(body)
      if (refusal === 'already-owned' || refusal === 'already-subscribed') return { kind: 'owned' }
      if (refusal === 'account-closing') return { kind: 'failed', text: 'checkout.closing' }
      if (refusal === 'purchase-suspended') return { kind: 'failed', text: 'checkout.suspended' }
      return { kind: 'failed', text: 'hosted.refused', waitSeconds: waitSecondsOf(answer) }
    }
    const { url, startedAt } = body as { url?: unknown; startedAt?: unknown }
    if (typeof url !== 'string' || url === '') return { kind: 'failed', text: 'hosted.noUrl' }
    return {
      kind: 'started',
      url,
      startedAt: typeof startedAt === 'string' ? startedAt : now().toISOString(),
    }
  } catch (error) {
    if (error instanceof LoginExpired) return { kind: 'failed', text: 'checkout.tokenMissing' }
    reportFailure('The checkout could not be started', error)
    return { kind: 'failed', text: 'hosted.failed' }
  }
}
