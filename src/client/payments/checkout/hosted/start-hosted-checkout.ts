import type { Place } from '../../../../shared/law/places.ts'
import type { PageLanguage } from '../../../../shared/languages.ts'
import { CallError } from '../../../platform/api/call-error.ts'
import type { Rest } from '../../../platform/api/rest.ts'
import { LoginExpired } from '../../token-for-paying.ts'

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
      /** Set after too many tries. */
      waitSeconds?: number | undefined
    }

interface CheckoutPorts {
  requireTokenForPaying: () => Promise<void>
  rest: Rest
  reportFailure: (what: string, error: unknown) => void
}

/** Requests the URL of Stripe's page; each kind of failure has its own text (B13.11). */
export async function startHostedCheckout(
  offer: Offer & { place?: Place | undefined },
  language: PageLanguage,
  { requireTokenForPaying, rest, reportFailure }: CheckoutPorts,
): Promise<StartedCheckout> {
  try {
    await requireTokenForPaying()
    const body = await rest('createCheckoutSession', { ...offer, language })
    if (body.content !== undefined) throw new Error('The response is not JSON')
    if (!body.url) return { kind: 'failed', text: 'hosted.noUrl' }
    return { kind: 'started', url: body.url, startedAt: body.startedAt }
  } catch (error) {
    if (error instanceof LoginExpired) return { kind: 'failed', text: 'checkout.tokenMissing' }
    if (error instanceof CallError) return refused(error)
    reportFailure('The checkout could not be started', error)
    return { kind: 'failed', text: 'hosted.failed' }
  }
}

function refused({ refusal, waitSeconds }: CallError): StartedCheckout {
  switch (refusal) {
    case 'already-owned':
    case 'already-subscribed':
      return { kind: 'owned' }
    case 'account-closing':
      return { kind: 'failed', text: 'checkout.closing' }
    case 'purchase-suspended':
      return { kind: 'failed', text: 'checkout.suspended' }
    default:
      return { kind: 'failed', text: 'hosted.refused', waitSeconds }
  }
}
