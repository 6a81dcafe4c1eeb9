import type { PayDeps } from '../deps.ts'
import { findEmail } from '../queries.ts'
import { composeUserMail } from '../user-mail.ts'
import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { formatMoney, type Currency } from '../../../shared/money.ts'
import { endPlanPath } from '../../../shared/payments/withdraw-path.ts'
import { paths } from '../../../shared/paths.ts'
import { insertAccessChangeOnce } from '../../access/index.ts'
import { enqueueMail, type Mail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import type { Env } from '../../platform/env.ts'
import type { SubscriptionState } from '../stripe/fetch-subscriptions.ts'
import type { ProState } from './decide-pro.ts'

interface FailedRenewal {
  subscription: SubscriptionState
  state: ProState
  language: PageLanguage
}

/** Notifies a subscriber of a failed renewal and of the end of Pro, once for each unpaid month. False if no email was sent. */
export async function notifyOfFailedRenewal(
  tx: Db,
  { jobs, env }: PayDeps,
  userId: number,
  { subscription, state, language }: FailedRenewal,
  now: Date,
): Promise<boolean> {
  const { unpaidInvoiceId: invoiceId, price, nextTryAt } = subscription
  const { status, expiresAt } = state
  if (status !== 'past_due' || expiresAt === null || expiresAt <= now) return false
  if (invoiceId === null) return false
  const reason = `reads until ${expiresAt.toISOString()}`
  const change = { userId, guideId: null, change: 'renewal-failed', reason, sourceRef: invoiceId } as const
  if (!(await insertAccessChangeOnce(tx, change, now))) return false
  const amount =
    price && formatMoney({ amountMinor: price.amountMinor, currency: price.currency as Currency })
  const mail = mailOf(env, await findEmail(tx, userId), { language, expiresAt, amount, nextTryAt })
  await enqueueMail(tx, jobs, mail, now)
  return true
}

interface RenewalMail extends Pick<FailedRenewal, 'language'>, Pick<SubscriptionState, 'nextTryAt'> {
  expiresAt: Date
  amount: string | undefined
}

function mailOf(env: Env, to: string, { language, expiresAt, amount, nextTryAt }: RenewalMail): Mail {
  const date = formatDay(language, expiresAt)
  return composeUserMail(env, { to, language }, (t) => ({
    subject: t('mail.renewalSubject'),
    paragraphs: [t('mail.renewal', { date })],
    facts: [
      ...(amount === undefined ? [] : [[t('mail.amountDue'), amount] as const]),
      ...(nextTryAt === undefined ? [] : [[t('mail.nextTry'), formatDay(language, nextTryAt)] as const]),
      [t('mail.readUntil'), date],
    ],
    actions: [
      [t('mail.mendCard'), paths.profile],
      [t('mail.endPlan'), endPlanPath],
    ],
  }))
}
