import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useAuth } from '../auth/session/session-provider.tsx'
import type { Api } from '../platform/api/api.ts'
import { trpc } from '../platform/api/trpc.ts'
import type { ShownGuide } from '../platform/api/shown-guide.ts'
import { useHydrated } from '../platform/browser/use-hydrated.ts'
import { createGuideAccess } from './guide-access.ts'
import { clearOpenedPurchase } from './recent-purchase.ts'
import { paymentCompletedEvent } from './payment-completed.ts'
import { clearPaymentReturn, readPaymentReturn, type PaymentReturn } from './payment-return.ts'
import type { ShownAccess } from './shown-access.ts'
import {
  clearPendingCheckout,
  findPendingCheckout,
  subscribeToPendingCheckouts,
} from '../auth/session/pending-checkout.ts'
import {
  addPurchasedGuide,
  isGuideAccessible,
  readSubscriptionState,
  setSubscribed,
  subscriptionStateKey,
} from './subscription-state.ts'

/** Returns the access to a guide. `ask` refetches from the server and must be stable for the same guide. */
export function useGuideAccess(
  guideId: number,
  answer: ShownGuide,
  ask: () => Promise<ShownGuide | null>,
): ShownAccess {
  const { session } = useAuth()
  const hydrated = useHydrated()
  const { payments } = trpc.useUtils().client
  const uid = session?.uid
  const access = useMemo(
    () =>
      createGuideAccess(uid === undefined ? undefined : { uid, guideId }, {
        ask,
        settle: (returned) => settle(payments, guideId, returned),
      }),
    [uid, guideId, ask, payments],
  )
  useSyncExternalStore(access.subscribe, access.version, access.version)
  const returned = useReturned()
  const pendingCheckout = useSyncExternalStore(
    subscribeToPendingCheckouts,
    () => uid !== undefined && findPendingCheckout(guideId, uid),
    () => false,
  )

  useEffect(() => {
    access.receive(answer)
    if (uid !== undefined) remember(uid, guideId, answer)
  }, [access, uid, guideId, answer])

  useEffect(() => {
    if (returned !== undefined) access.arrive(returned)
    window.addEventListener(paymentCompletedEvent, access.paymentCompleted)
    return () => {
      window.removeEventListener(paymentCompletedEvent, access.paymentCompleted)
      access.stop()
    }
  }, [access, returned])

  useEffect(() => {
    if (uid === undefined || answer.access !== 'locked') return undefined
    const hearOtherTab = ({ key }: StorageEvent) => {
      if (key !== subscriptionStateKey(uid)) return
      if (isGuideAccessible(readSubscriptionState(uid), guideId)) access.paymentCompleted()
    }
    window.addEventListener('storage', hearOtherTab)
    return () => window.removeEventListener('storage', hearOtherTab)
  }, [access, uid, guideId, answer.access])

  // The server cannot read this browser's storage, so hydration must not read it either.
  return {
    verifying: access.isVerifying(),
    blocked: hydrated && access.isBlocked(answer),
    checkoutInitiated: hydrated ? access.checkoutInitiated() : undefined,
    pendingCheckout: hydrated && pendingCheckout,
    checkAgain: access.checkAgain,
  }
}

/** Returns the payment parameters of the URL, after removing them from it. */
function useReturned(): PaymentReturn | undefined {
  const [returned] = useState(() => (typeof window === 'undefined' ? undefined : readPaymentReturn()))
  useEffect(clearPaymentReturn, [])
  return returned
}

async function settle(
  payments: Api['payments'],
  guideId: number,
  { sessionId, paymentId }: PaymentReturn,
): Promise<unknown> {
  if (sessionId !== null) return payments.checkSession.query({ sessionId, guideId })
  if (paymentId !== null) return payments.recordPurchase.mutate({ guideId, stripePaymentId: paymentId })
  return undefined
}

/** Updates the purchases and the pending checkout in this browser's storage from the server's response. */
function remember(uid: string, guideId: number, { access, grounds }: ShownGuide): void {
  if (access === 'locked') return setSubscribed(uid, false)
  clearPendingCheckout(guideId, uid)
  clearOpenedPurchase(uid, guideId)
  if (grounds === 'subscription') setSubscribed(uid, true)
  if (grounds === 'purchase' || grounds === 'free-pick' || grounds === 'gift') addPurchasedGuide(uid, guideId)
}
