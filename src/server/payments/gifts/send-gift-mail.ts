import { hasContactDetails } from '../../../shared/contact-details.ts'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { composeUserMail, enqueueMail, type Mail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import type { Env } from '../../platform/env.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { PayDeps } from '../deps.ts'
import {
  createGiftKey,
  findGiverName,
  listGiftsToMail,
  lockGift,
  updateGift,
  type StoredGift,
  eraseGiftRecipients,
  listGiftsOfBuyer,
} from './gift-queries.ts'
import { isClaimableGift } from './gift-state.ts'
import { bouncedGiftQueue } from './notify-of-bounced-gift.ts'

export const giftMailsQueue = 'payments.tell-gifts'

/** Enqueues the emails of gifts that are due. */
export function enqueueGiftMails(tx: Db, jobs: JobQueue): Promise<void> {
  return jobs.send(tx, giftMailsQueue, {}, { key: 'all' })
}

const maxAtOnce = 100

/** Sends the recipient's email with a new link and records it in one transaction, so only once. The caller has locked the gift. */
export async function sendGiftMail(tx: Db, deps: PayDeps, gift: StoredGift, now: Date): Promise<void> {
  const { recipient } = gift
  if (recipient === null) return
  const title = formatGiftTitle(deps.catalogue, gift)
  const key = await createGiftKey(tx, gift.id, now)
  const from = await findGiverName(tx, gift.buyerId)
  await enqueueMail(tx, deps.jobs, giftMail(deps.env, recipient, gift, { title, key, from }), now)
  await updateGift(tx, gift.id, { toldAt: now, toldTimes: gift.toldTimes + 1, refusedAt: null })
}

/** Returns the title of the gifted guide, or of gifted Pro, in the language of the gift's email. */
export function formatGiftTitle(catalogue: PayDeps['catalogue'], gift: StoredGift): string {
  const { guideId, months, language } = gift
  if (guideId === null) return getTranslate(language)('gift.pro', { months: months ?? 0 })
  const guide = catalogue.current().findSold(guideId)
  return guide === undefined ? `#${guideId}` : localizeTitle(language, guide).text
}

/** Sends the emails of gifts that are due. */
export async function sendDueGiftMails(deps: PayDeps): Promise<void> {
  const now = deps.clock()
  for (const id of await listGiftsToMail(deps.db, now, maxAtOnce)) {
    await deps.db.transaction().execute(async (tx) => {
      const gift = await lockGift(tx, id)
      // Another node or the buyer may have sent the email in the meantime.
      if (gift.toldAt === null && gift.tellAt <= now && isClaimableGift(gift))
        await sendGiftMail(tx, deps, gift, now)
    })
  }
}

function giftMail(
  env: Env,
  to: string,
  { id, guideId, language, message, toldTimes }: StoredGift,
  { title, key, from }: { title: string; key: string; from: string },
): Mail {
  const isPro = guideId === null
  const mail = composeUserMail(env, { to, language }, (t) => {
    // A username that contains contact details could be advertising, so it is left out.
    const giver = from === '' || hasContactDetails(from) ? t('gift.mail.somebody') : from
    return {
      subject: t(isPro ? 'gift.mail.proSubject' : 'gift.mail.subject', { title }),
      greeting: t('gift.mail.greeting'),
      cover: { title, ...(message !== '' && { message: t('gift.mail.message', { message }) }) },
      paragraphs: [
        t(isPro ? 'gift.mail.proGiven' : 'gift.mail.given', { giver, title }),
        t(isPro ? 'gift.mail.proHow' : 'gift.mail.how'),
      ],
      actions: [[t('gift.claim.accept'), giftPaths.claimWith(key)]],
      footer: 'gift.mail.why',
    }
  })
  // The email has no user id, because storing one would lock the user's row while the gift is locked.
  const ifRefused = { queue: bouncedGiftQueue, data: { giftId: id, told: toldTimes + 1 } }
  return { ...mail, userId: null, forgetWhenSent: true, ifRefused }
}

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
