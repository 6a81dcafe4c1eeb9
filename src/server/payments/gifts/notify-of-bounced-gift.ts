import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { composeMail, enqueueMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { translateIn } from '../../platform/texts.ts'
import type { PayDeps } from '../deps.ts'
import { findEmail, lockBuyer } from '../queries.ts'
import { findBuyersLanguage, findGift, lockGift, updateGift, type StoredGift } from './gift-queries.ts'
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
    const language = await findBuyersLanguage(tx, gift)
    const to = await findEmail(tx, buyerId)
    await enqueueMail(tx, jobs, bouncedGiftMail(env, to, { ...gift, language }), clock())
  })
}

function bouncedGiftMail(env: Env, to: string, { id, recipient, language }: StoredGift): Mail {
  const t = translateIn(language)
  const addressOf = (path: string) => `${env.ORIGIN}${localizePath(language, path)}`
  return composeMail({
    to,
    language,
    subject: t('gift.mail.unreachedSubject'),
    greeting: t('mail.greeting'),
    paragraphs: [t('gift.mail.unreached', { recipient: recipient ?? '' })],
    facts: [],
    actions: [{ name: t('gift.mail.yours'), url: addressOf(giftPaths.one(id)) }],
    footer: [t('mail.shop'), t('mail.noReply', { url: addressOf(paths.contact) })],
  })
}
