import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { composeUserMail, enqueueMail } from '../../mail/index.ts'
import type { PayDeps } from '../deps.ts'
import { findUserEmail, lockBuyer } from '../queries.ts'
import { findBuyerLanguage, findGift, lockGift, updateGift } from './gift-queries.ts'
import { deriveGiftState } from './gift-state.ts'

export const bouncedGiftQueue = 'payments.gift-unreached'

/**
 * Notifies the buyer once that the email of a gift bounced and that a link still works if they pass it on. Does nothing if the
 * gift was claimed in the meantime or its email was sent again.
 */
export async function notifyOfBouncedGift(
  { db, clock, jobs, env }: PayDeps,
  { giftId, told }: { giftId: string; told: number },
): Promise<void> {
  const buyerId = (await findGift(db, giftId))?.buyerId
  if (buyerId === undefined) return
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, buyerId)
    const gift = await lockGift(tx, giftId)
    if (deriveGiftState(gift) !== 'told' || gift.toldTimes !== told) return
    await updateGift(tx, giftId, { refusedAt: clock() })
    const language = await findBuyerLanguage(tx, gift)
    const to = await findUserEmail(tx, buyerId)
    const mail = composeUserMail(env, { to, language }, (t) => ({
      subject: t('gift.mail.unreachedSubject'),
      paragraphs: [t('gift.mail.unreached', { recipient: gift.recipient ?? '' })],
      actions: [[t('gift.mail.yours'), giftPaths.one(giftId)]],
    }))
    await enqueueMail(tx, jobs, mail, clock())
  })
}
