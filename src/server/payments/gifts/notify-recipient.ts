import { findEmail } from '../queries.ts'
import { formatDay } from '../../../shared/dates.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { composeMail, enqueueMail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import { translateIn } from '../../platform/texts.ts'
import type { PayDeps } from '../deps.ts'
import type { StoredGift } from './gift-queries.ts'
import { formatGiftTitle } from './send-gift-mail.ts'

/** Change of a claimed gift of which its recipient is notified. */
export type GiftChange = 'takenBack' | 'onHold' | 'openAgain'

/** Notifies the recipient of a claimed gift that it was closed or opened again (B21.91). */
export async function notifyRecipient(
  tx: Db,
  { catalogue, env, jobs }: PayDeps,
  { gift, readerId, became }: { gift: StoredGift; readerId: number; became: GiftChange },
  now: Date,
): Promise<void> {
  const { guideId, language } = gift
  const t = translateIn(language)
  const title = formatGiftTitle(catalogue, gift)
  const addressOf = (path: string) => `${env.ORIGIN}${localizePath(language, path)}`
  const isOpen = became === 'openAgain' && guideId !== null
  const mail = composeMail({
    to: await findEmail(tx, readerId),
    language,
    subject: t(`gift.mail.${became}Subject`, { title }),
    greeting: t('gift.mail.greeting'),
    paragraphs: [t(`gift.mail.${became}`, { title, day: formatDay(language, now) })],
    facts: [],
    actions: [
      isOpen
        ? { name: t('mail.readGuide'), url: addressOf(paths.guide(guideId)) }
        : { name: t('mail.browseGuides'), url: addressOf(paths.guides) },
    ],
    footer: [t('mail.shop'), t('gift.mail.readerWhy', { url: addressOf(paths.contact) })],
  })
  await enqueueMail(tx, jobs, mail, now)
}
