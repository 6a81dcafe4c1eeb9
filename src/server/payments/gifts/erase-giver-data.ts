import type { PayDeps } from '../deps.ts'
import type { Db } from '../../platform/database.ts'
import { eraseGiftRecipients, listGiftsOfBuyer, lockGift } from './gift-queries.ts'
import { isClaimableGift } from './gift-state.ts'
import { sendGiftMail } from './send-gift-mail.ts'

/**
 * Sends the scheduled emails of a user's gifts before the account is deleted, because the recipients' addresses are deleted with
 * it. Unclaimed gifts can still be claimed, and claimed gifts are kept.
 */
export async function eraseGiverData(tx: Db, deps: PayDeps, userId: number, now: Date): Promise<void> {
  for (const { id } of await listGiftsOfBuyer(tx, userId)) {
    const gift = await lockGift(tx, id)
    if (gift.toldAt === null && isClaimableGift(gift)) await sendGiftMail(tx, deps, gift, now)
  }
  await eraseGiftRecipients(tx, userId)
}
