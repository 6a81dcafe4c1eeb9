import { findUserEmail } from '../queries.ts'
import { formatDay } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { composeUserMail, enqueueMail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import type { PayDeps } from '../deps.ts'
import type { StoredGift } from './gift-queries.ts'
import { formatGiftTitle } from './send-gift-mail.ts'

/** Change of a claimed gift that its recipient is notified of. */
export type GiftChange = 'takenBack' | 'onHold' | 'openAgain'

/** Notifies the recipient of a claimed gift that it was closed or opened again (B21.91). */
export async function notifyRecipient(
  tx: Db,
  { catalogue, env, jobs }: PayDeps,
  { gift, readerId, became }: { gift: StoredGift; readerId: number; became: GiftChange },
  now: Date,
): Promise<void> {
  const { guideId, language } = gift
  const title = formatGiftTitle(catalogue, gift)
  const mail = composeUserMail(env, { to: await findUserEmail(tx, readerId), language }, (t) => ({
    subject: t(`gift.mail.${became}Subject`, { title }),
    greeting: t('gift.mail.greeting'),
    paragraphs: [t(`gift.mail.${became}`, { title, day: formatDay(language, now) })],
    actions: [
      became === 'openAgain' && guideId !== null
        ? [t('checkout.read'), paths.guide(guideId)]
        : [t('notFound.toGuides'), paths.guides],
    ],
    footer: 'gift.mail.readerWhy',
  }))
  await enqueueMail(tx, jobs, mail, now)
}
