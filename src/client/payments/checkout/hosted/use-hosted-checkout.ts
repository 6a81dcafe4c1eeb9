import { useEffect, useState } from 'react'
import { rowOf } from '../../../../shared/law/law-texts.ts'
import type { Place } from '../../../../shared/law/places.ts'
import { markCheckoutInitiated } from '../../../access/access-flags.ts'
import { availableStorages } from '../../../platform/browser/browser-storages.ts'
import { dispatchPaymentCompleted } from '../../../access/payment-completed.ts'
import { useAuth } from '../../../auth/session/session-provider.tsx'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { rest } from '../../../platform/api/rest.ts'
import type { Api, Outputs } from '../../../platform/api/api.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { dismissToast, toast } from '../../../ui/toast-store.ts'
import { startHostedCheckout, type Offer } from './start-hosted-checkout.ts'
import { useOrderConditions } from '../conditions/use-order-conditions.ts'
import { waitText } from '../../too-many-tries.ts'
import { requireTokenForPaying } from '../../token-for-paying.ts'

const pollMs = 3000

/** Pays on Stripe's page. A page inside a frame can't go there, so it shows the address and waits for the result. */
export function useHostedCheckout(offer: Offer, guideId: number) {
  const { t, language } = useLanguage()
  const place = useHostedPlace(offer)
  const { session } = useAuth()
  const [starting, setStarting] = useState(false)
  const [address, setAddress] = useState<string>()
  useResultFromOtherTab(guideId, address !== undefined)
  useEffect(() => {
    // A page that the browser had put aside comes back as it was left: about to leave.
    const comeBack = () => setStarting(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const start = async () => {
    if (starting) return
    if (session === null) return toast({ title: t('checkout.loginRequired'), variant: 'error' })
    dismissToast()
    setStarting(true)
    const result = await startHostedCheckout({ ...offer, place }, language, {
      requireTokenForPaying,
      rest,
      reportFailure,
    })
    switch (result.kind) {
      case 'started':
        markCheckoutInitiated(
          availableStorages().local,
          { uid: session.uid, guideId },
          result.startedAt,
          offer.mode,
        )
        if (window.self === window.top) return window.location.assign(result.url)
        setAddress(result.url)
        break
      case 'owned':
        toast({ title: t(offer.mode === 'payment' ? 'checkout.ownedTitle' : 'checkoutPro.ownedTitle') })
        dispatchPaymentCompleted()
        break
      case 'failed': {
        const { waitSeconds } = result
        const description = waitSeconds === undefined ? t('payment.notCharged') : waitText(waitSeconds, t)
        toast({ title: t(result.text), description, variant: 'error' })
      }
    }
    setStarting(false)
  }

  return { start: () => void start(), starting, address }
}

/** Stripe's page has no place for declarations: where they are needed, nothing is said, and every right stays. */
function useHostedPlace({ mode }: Offer): Place | undefined {
  const { place } = useOrderConditions(false)
  const needed = rowOf(place, mode === 'payment' ? 'guide' : 'pro').declarations
  return place === null || needed.length > 0 ? undefined : place
}

/** No redirect comes back to a framed page: it asks until the payment in the other tab is known. */
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

/** B12.55: whether the user has bought this guide, and whether they have Pro. */
function getUserAccessStatus(guideId: number, api: Api): Promise<Outputs['access']['status']> {
  return api.access.status.query({ guideId })
}
