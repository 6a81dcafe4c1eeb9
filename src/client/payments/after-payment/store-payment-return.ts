import type { FlagStorage } from '../../access/access-flags.ts'

/** B8.12: what the success button leaves in this browser. Nothing of it opens anything. */
export function storePaymentReturn(
  storage: FlagStorage,
  { sessionId, guideId }: { sessionId: string; guideId: number | null },
  buyer: { uid: string } | null,
  now: Date,
): void {
  if (storage === undefined) return
  storage.setItem('payment_completed', 'true')
  storage.setItem('recent_payment_session', sessionId)
  storage.setItem('recent_payment_guide', guideId === null ? '' : String(guideId))
  if (buyer === null) return
  storage.setItem('last_known_user_uid', buyer.uid)
  storage.setItem('payment_time', now.toISOString())
}
