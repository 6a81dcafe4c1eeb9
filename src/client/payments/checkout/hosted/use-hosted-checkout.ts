import { useEffect, useState } from 'react'
import { findLawRow } from '../../../../shared/law/law-texts.ts'
import { markCheckoutInitiated } from '../../../access/access-flags.ts'
import { dispatchPaymentCompleted } from '../../../access/payment-completed.ts'
import { useAuth } from '../../../auth/session/session-provider.tsx'
import { listenTo } from '../../../platform/browser/listeners.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import type { Api } from '../../../platform/api/api.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { CallError } from '../../../platform/api/call-error.ts'
import { rest, type RestInput } from '../../../platform/api/rest.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { dismissToast, showToast } from '../../../ui/toast-store.ts'
import { useOrderConditions } from '../conditions/use-order-conditions.ts'
import { formatWaitText } from '../../wait-text.ts'
import { LoginExpiredError, requirePaymentToken } from '../../payment-token.ts'

const pollMs = 3000

/** Starts a payment on Stripe's page. A page inside a frame can't be redirected, so it shows the URL and polls for the result. */
export function useHostedCheckout(pro: boolean, guideId: number) {
  const { t, language } = useLanguage()
  const { place } = useOrderConditions(false)
  const { session } = useAuth()
  const [starting, setStarting] = useState(false)
  const [url, setUrl] = useState<string>()
  useResultFromOtherTab(guideId, url !== undefined)
  // The browser restores a cached page in its last state, with a pending button.
  useEffect(() => listenTo(['pageshow'], () => setStarting(false)), [])

  const start = async () => {
    if (starting) return
    if (session === null) return showToast({ title: t('checkout.loginRequired'), variant: 'error' })
    dismissToast()
    setStarting(true)
    // Servers of 0.5.0 reject a place without its declarations, which Stripe's page can't show. English pages then send no
    // place, so that the buyer keeps every right. Japanese pages send it, because the server otherwise assumes Japan.
    const needed = findLawRow(place, pro ? 'pro' : 'guide').declarations.length > 0
    const said = place === null || (needed && language === 'en') ? {} : { place }
    const offer = pro ? { mode: 'subscription' as const } : { mode: 'payment' as const, guideId }
    const result = await startHostedCheckout({ ...offer, ...said, language })
    switch (result.kind) {
      case 'started':
        markCheckoutInitiated({ uid: session.uid, guideId }, result.startedAt, offer.mode)
        if (window.self === window.top) return window.location.assign(result.url)
        setUrl(result.url)
        break
      case 'owned':
        showToast({ title: t(pro ? 'checkoutPro.ownedTitle' : 'refusal.already-owned') })
        dispatchPaymentCompleted()
        break
      case 'failed': {
        const { waitSeconds } = result
        const description =
          waitSeconds === undefined ? t('payment.notCharged') : formatWaitText(waitSeconds, t)
        showToast({ title: t(result.text), description, variant: 'error' })
      }
    }
    setStarting(false)
  }

  return { start: () => void start(), starting, url }
}

/** Polls for a payment in another tab, because Stripe's page does not redirect a framed page. */
function useResultFromOtherTab(guideId: number, waiting: boolean): void {
  const { client } = trpc.useUtils()
  useEffect(() => {
    if (!waiting) return undefined
    const ask = async () => {
      const { hasPurchased, isSubscribed } = await getUserAccessStatus(guideId, client)
      if (hasPurchased || isSubscribed) dispatchPaymentCompleted()
    }
    const timer = setInterval(() => {
      ask().catch((error: unknown) => reportFailure('Access could not be checked', error))
    }, pollMs)
    return () => clearInterval(timer)
  }, [guideId, waiting, client])
}

/** Returns whether the user has bought the guide, and whether they have Pro (B12.55). */
const getUserAccessStatus = (guideId: number, api: Api) => api.access.status.query({ guideId })

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
      /** Seconds to wait after too many attempts. Undefined for other failures. */
      waitSeconds?: number | undefined
    }

/** Requests the URL of Stripe's page; each kind of failure has its own text (B13.11). */
export async function startHostedCheckout(
  offer: RestInput<'createCheckoutSession'>,
): Promise<StartedCheckout> {
  try {
    await requirePaymentToken()
    const body = await rest('createCheckoutSession', offer)
    if (body.content !== undefined) throw new Error('The response is not JSON')
    if (!body.url) return { kind: 'failed', text: 'hosted.noUrl' }
    return { kind: 'started', url: body.url, startedAt: body.startedAt }
  } catch (error) {
    if (error instanceof LoginExpiredError) return { kind: 'failed', text: 'checkout.tokenMissing' }
    if (error instanceof CallError) return refused(error)
    reportFailure('The checkout could not be started', error)
    return { kind: 'failed', text: 'hosted.failed' }
  }
}

function refused({ refusal, waitSeconds }: CallError): StartedCheckout {
  if (refusal === 'already-owned' || refusal === 'already-subscribed') return { kind: 'owned' }
  if (refusal === 'account-closing') return { kind: 'failed', text: 'checkout.closing' }
  if (refusal === 'purchase-suspended') return { kind: 'failed', text: 'checkout.suspended' }
  return { kind: 'failed', text: 'hosted.refused', waitSeconds }
}
