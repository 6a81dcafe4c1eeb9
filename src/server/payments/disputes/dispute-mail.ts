import { formatDay } from '../../../shared/dates.ts'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { toDisputeReason } from '../../../shared/admin/dispute-reasons.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { currencies, formatMoney } from '../../../shared/money.ts'
import { composeMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { Dispute } from './dispute-queries.ts'
import { buildDisputeUrl } from '../stripe/stripe.ts'

/** Composes the email to the shop's own address about a new dispute: the payment, the reason and the deadline for evidence. */
export function composeDisputeMail(env: Env, dispute: Dispute, buyer: string): Mail {
  const t = getTranslate(defaultLanguage)
  const { amount: amountMinor, currency, dueAt, openedAt, reason, reference, userId } = dispute
  const known = currencies.find((each) => each === currency)
  const amount =
    known === undefined ? `${amountMinor} ${currency}` : formatMoney({ amountMinor, currency: known })
  const due = dueAt === null ? t('admin.disputes.noDeadline') : formatDay(defaultLanguage, dueAt)
  return composeMail({
    to: env.SUPPORT_EMAIL,
    language: defaultLanguage,
    subject: t('admin.disputes.mailSubject', { amount, due }),
    greeting: t('admin.disputes.mailGreeting'),
    paragraphs: [t('admin.disputes.mailText')],
    facts: [
      [t('admin.disputes.amount'), amount],
      [t('admin.disputes.reason'), t(`admin.disputes.reason.${toDisputeReason(reason)}`)],
      [t('admin.disputes.due'), due],
      [t('admin.disputes.opened'), formatDay(defaultLanguage, openedAt)],
      [t('admin.disputes.reader'), buyer],
      [t('receipt.reference'), reference],
    ],
    actions: [
      { name: t('admin.disputes.atStripe'), url: buildDisputeUrl(env, dispute.id) },
      { name: t('admin.disputes.title'), url: `${env.ORIGIN}${adminPaths.disputes}` },
      { name: t('admin.disputes.reader'), url: `${env.ORIGIN}${adminPaths.reader(userId)}` },
    ],
    footer: [t('site.name')],
  })
}
