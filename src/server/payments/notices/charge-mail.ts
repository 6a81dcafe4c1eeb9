import { formatDay } from '../../../shared/dates.ts'
import { formatMoneyInText } from '../../../shared/money-in-text.ts'
import { formatMoney } from '../../../shared/money.ts'
import { endPlanPath } from '../../../shared/payments/withdraw-path.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { composeMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { translateIn } from '../../platform/texts.ts'
import type { RenewingPlan } from './notice-queries.ts'
import type { NoticeReason } from './notice-reasons.ts'

/** Composes the email with the amount, date and reason of the next charge, and a link to the button that ends the plan. */
export function composeChargeMail(
  env: Env,
  { email, language, currency, periodEnd, paidPrice, takenOff }: RenewingPlan,
  { reason, nextMinor }: { reason: NoticeReason; nextMinor: number },
): Mail {
  const t = translateIn(language)
  const money = (amountMinor: number) => formatMoneyInText(t, { amountMinor, currency })
  const addressOf = (path: string) => `${env.ORIGIN}${localizePath(language, path)}`
  const values = { date: formatDay(language, periodEnd), amount: money(nextMinor) }
  const before = money(reason === 'discount' ? paidPrice - takenOff : paidPrice)
  return composeMail({
    to: email,
    language,
    subject: t('mail.chargeSubject', values),
    greeting: t('mail.greeting'),
    paragraphs: [
      reason === 'discount' || reason === 'price'
        ? t(`mail.charge.${reason}`, { ...values, before })
        : t(`mail.charge.${reason}`, values),
      t('mail.chargeEnd', { date: values.date }),
    ],
    facts: [
      [t('mail.chargeAmount'), formatMoney({ amountMinor: nextMinor, currency })],
      [t('mail.chargeOn'), values.date],
    ],
    actions: [
      { name: t('mail.endPlan'), url: addressOf(endPlanPath) },
      { name: t('mail.managePlan'), url: addressOf(paths.profile) },
    ],
    footer: [t('mail.shop'), t('mail.noReply', { url: addressOf(paths.contact) })],
  })
}
