import { formatDay } from '../../../shared/dates.ts'
import { formatMoneyInText } from '../../../shared/money-in-text.ts'
import { formatMoney } from '../../../shared/money.ts'
import { endPlanPath } from '../../../shared/payments/withdraw-path.ts'
import { paths } from '../../../shared/paths.ts'
import { composeUserMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import type { RenewingPlan } from './notice-queries.ts'
import type { ChargeNoticeReason } from './notice-reasons.ts'

/** Composes the email with the amount, date and reason of the next charge, and a link to the button that ends the plan. */
export function composeChargeMail(
  env: Env,
  { email, language, currency, periodEnd, paidPriceMinor, takenOffMinor }: RenewingPlan,
  { reason, nextMinor }: { reason: ChargeNoticeReason; nextMinor: number },
): Mail {
  return composeUserMail(env, { to: email, language }, (t) => {
    const money = (amountMinor: number) => formatMoneyInText(t, { amountMinor, currency })
    const values = { date: formatDay(language, periodEnd), amount: money(nextMinor) }
    const before = money(reason === 'discount' ? paidPriceMinor - takenOffMinor : paidPriceMinor)
    return {
      subject: t('mail.chargeSubject', values),
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
        [t('mail.endPlan'), endPlanPath],
        [t('mail.managePlan'), paths.profile],
      ],
    }
  })
}
