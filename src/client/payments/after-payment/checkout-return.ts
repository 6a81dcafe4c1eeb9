import { parseGuideId } from '../../../shared/guides/guides.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'

/** Parameters of the return from Stripe's page. */
export interface CheckoutReturn {
  sessionId: string | null
  /** Id of the bought guide. Null for Pro, undefined if the id is invalid. */
  guideId: number | null | undefined
}

/** Parses the URL of the return, `guide_id` before `guideId` (B8.9). After a reload, the session is in the history entry. */
export function parseCheckoutReturn(): CheckoutReturn {
  const query = new URL(location.href).searchParams
  const sessionId = query.get('session_id')
  if (sessionId === null) return history.state?.paymentReturn ?? { sessionId: null, guideId: null }
  const named = query.get('guide_id') ?? query.get('guideId')
  return { sessionId, guideId: named === null ? null : parseGuideId(named) }
}

/** Removes the session from the URL, because logs and shared links would contain it (B15.3). */
export function removeSessionFromUrl(returned: CheckoutReturn): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('session_id')) return
  address.searchParams.delete('session_id')
  const state = { ...history.state, paymentReturn: returned }
  history.replaceState(state, '', `${address.pathname}${address.search}`)
}

/** Stores the payment in this browser (B8.12). The stored values grant no access. */
export function storePaymentReturn(
  { sessionId, guideId }: { sessionId: string; guideId: number | null },
  buyer: { uid: string } | null,
): void {
  const { local } = availableStorages()
  local?.setItem('payment_completed', 'true')
  local?.setItem('recent_payment_session', sessionId)
  local?.setItem('recent_payment_guide', guideId === null ? '' : String(guideId))
  if (buyer === null) return
  local?.setItem('last_known_user_uid', buyer.uid)
  local?.setItem('payment_time', new Date().toISOString())
}
