import type { Role } from '../../../shared/auth/roles.ts'
import type { AuthDeps } from '../../auth/index.ts'
import {
  endPro,
  findAnyReceipt,
  giveGuide,
  sendReceiptAgain,
  takeGuideBack,
  type PaymentDeps,
} from '../../payments/index.ts'
import type { Caller } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordDeed } from '../deeds/record-deed.ts'
import { requireReader, type ReaderDeed } from './require-reader.ts'

/** Mails somebody their receipt once more (B20.13). */
export async function sendReceiptTo(
  deps: Pick<PaymentDeps, 'db' | 'jobs' | 'env' | 'clock'>,
  operator: Caller,
  receiptId: string,
): Promise<void> {
  const receipt = await findAnyReceipt(deps.db, receiptId)
  if (receipt === undefined) throw new Refusal('not-found')
  const { userId, reference } = receipt
  const deed = { operator, kind: 'receipt-sent', reason: '', userId, after: { payment: reference } } as const
  await sendReceiptAgain(deps, { id: userId }, receiptId, (tx) => recordDeed(tx, deed, deps.clock()))
}

/** Opens a guide to a reader for nothing (B20.14). */
export async function giveGuideTo(
  { db, catalogue, clock }: Pick<PaymentDeps, 'db' | 'catalogue' | 'clock'>,
  operator: Caller,
  { userId, guideId, reason }: ReaderDeed & { guideId: number },
): Promise<void> {
  const guide = catalogue.current().find(guideId)
  if (guide === undefined) throw new Refusal('not-found')
  const reader = await requireReader(db, userId)
  const now = clock()
  await db.transaction().execute(async (tx) => {
    await giveGuide(tx, reader, guide, { reason, now })
    await recordDeed(tx, { operator, kind: 'guide-given', reason, userId, guideId }, now)
  })
}

/** Closes a guide that was given or picked (B20.14). */
export async function takeGuideBackFrom(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  operator: Caller,
  { userId, guideId, reason }: ReaderDeed & { guideId: number },
): Promise<void> {
  await requireReader(db, userId)
  const now = clock()
  await db.transaction().execute(async (tx) => {
    await takeGuideBack(tx, userId, guideId, { reason, now })
    await recordDeed(tx, { operator, kind: 'guide-taken-back', reason, userId, guideId }, now)
  })
}

/** Ends somebody's Pro. Noted first: Stripe may do it and be silent, and the same again changes nothing (B20.15). */
export async function endProOf(
  deps: Pick<PaymentDeps, 'db' | 'stripe' | 'jobs' | 'clock' | 'env' | 'logger' | 'watch'>,
  operator: Caller,
  { userId, reason, when }: ReaderDeed & { when: 'now' | 'period-end' },
): Promise<void> {
  await requireReader(deps.db, userId)
  const deed = { operator, kind: 'pro-ended', reason, userId, after: { ends: when } } as const
  await recordDeed(deps.db, deed, deps.clock())
  await endPro(deps, userId, when)
}

/** Ends every session of a reader, on every device (B20.16). */
export async function logOutReader(
  { db, identity, clock }: Pick<AuthDeps, 'db' | 'identity' | 'clock'>,
  operator: Caller,
  { userId, reason }: ReaderDeed,
): Promise<void> {
  const { uid } = await requireReader(db, userId)
  await recordDeed(db, { operator, kind: 'logged-out', reason, userId }, clock())
  await identity.endSessions(uid)
}

/** Said before it is changed. */
export async function readRole(
  { db, identity }: Pick<AuthDeps, 'db' | 'identity'>,
  userId: number,
): Promise<{ role: Role | null }> {
  const { uid } = await requireReader(db, userId)
  return { role: (await identity.findRole(uid)) ?? null }
}

/**
 * Gives a reader a role at the desk, or takes it away (B20.2). Nobody can take away their own, so that one owner is left. It is
 * noted before Firebase is told: if it does not answer, or this node dies, the log says what was wanted, and the same again is
 * safe. What Firebase has not confirmed is noted, too.
 */
export async function changeRole(
  { db, identity, clock }: Pick<AuthDeps, 'db' | 'identity' | 'clock'>,
  operator: Caller,
  { userId, reason, role }: ReaderDeed & { role: Role | null },
): Promise<void> {
  const { uid } = await requireReader(db, userId)
  if (uid === operator.uid) throw new Refusal('forbidden', 'Another owner changes your role')
  const before = await identity.findRole(uid)
  const deed = {
    operator,
    reason,
    userId,
    before: { role: before ?? 'none' },
    after: { role: role ?? 'none' },
  }
  await recordDeed(db, { ...deed, kind: 'role-changed' }, clock())
  try {
    await identity.setRole(uid, role ?? undefined)
  } catch (error) {
    await recordDeed(db, { ...deed, kind: 'role-unconfirmed' }, clock())
    throw error
  }
}
