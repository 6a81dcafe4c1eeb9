import type { PayDeps } from '../deps.ts'
import type { Db } from '../../platform/database.ts'
import { forgetRecipients, listGiftsBy, lockGift } from './gift-queries.ts'
import { isOpen } from './gift-state.ts'
import { tell } from './tell-gift.ts'

/**
 * Sends the scheduled emails of a user's gifts before the account is deleted, because the recipients' addresses are deleted
 * with it. Gifts stay claimable, and claimed gifts stay.
 */
export async function forgetGiver(tx: Db, deps: PayDeps, userId: number, now: Date): Promise<void> {
  for (const { id } of await listGiftsBy(tx, userId)) {
    const gift = await lockGift(tx, id)
    if (gift.toldAt === null && isOpen(gift)) await tell(tx, deps, gift, now)
  }
  await forgetRecipients(tx, userId)
}
