import { formatDay } from '../../../shared/dates.ts'
import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { disputeReasonOf } from '../../../shared/desk/dispute-schemas.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { currencies, formatMoney } from '../../../shared/money.ts'
import { composeMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { translateIn } from '../../platform/texts.ts'
import type { Dispute } from './dispute-queries.ts'
import { disputeUrl } from './dispute-url.ts'

/** To the shop's own address, when a dispute was opened: what about, why, and until when evidence can be submitted. */
export function disputeMail(env: Env, dispute: Dispute, buyer: string): Mail {
  const t = translateIn(defaultLanguage)
  const { amount: amountMinor, currency, dueAt, openedAt, reason, reference, userId } = dispute
  const known = currencies.find((each) => each === currency)
  const amount =
    known === undefined ? `${amountMinor} ${currency}` : formatMoney({ amountMinor, currency: known })
  const due = dueAt === null ? t('desk.disputes.noDeadline') : formatDay(defaultLanguage, dueAt)
  return composeMail({
    to: env.SUPPORT_EMAIL,
    language: defaultLanguage,
    subject: t('desk.disputes.mailSubject', { amount, due }),
    greeting: t('desk.disputes.mailGreeting'),
    paragraphs: [t('desk.disputes.mailText')],
    facts: [
      [t('desk.disputes.amount'), amount],
      [t('desk.disputes.reason'), t(`desk.disputes.reason.${disputeReasonOf(reason)}`)],
      [t('desk.disputes.due'), due],
      [t('desk.disputes.opened'), formatDay(defaultLanguage, openedAt)],
      [t('desk.disputes.reader'), buyer],
      [t('mail.reference'), reference],
    ],
    actions: [
      { name: t('desk.disputes.atStripe'), url: disputeUrl(env, dispute.id) },
      { name: t('desk.disputes.title'), url: `${env.ORIGIN}${deskPaths.disputes}` },
      { name: t('desk.disputes.reader'), url: `${env.ORIGIN}${deskPaths.reader(userId)}` },
    ],
    footer: [t('mail.shop')],
  })
}
