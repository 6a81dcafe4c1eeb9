import type { PayDeps } from '../deps.ts'
import { findUserEmail } from '../queries.ts'
import { formatDay } from '../../../shared/dates.ts'
import { formatMoney, type Currency } from '../../../shared/money.ts'
import { endPlanPath } from '../../../shared/payments/withdraw-path.ts'
import { paths } from '../../../shared/paths.ts'
import { insertAccessChangeOnce } from '../../access/index.ts'
import { composeUserMail, enqueueMail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import { findStartingOrder, type DecidedPro } from './write-pro-receipts.ts'

/** Notifies a subscriber of a failed renewal and of the end of Pro, once for each unpaid month. Returns the change as readable text. */
export async function notifyOfFailedRenewal(
  tx: Db,
  { jobs, env }: PayDeps,
  userId: number,
  { subscriptions, invoices, decision: { state } }: DecidedPro,
  now: Date,
): Promise<string[]> {
  const { subscriptionId, status, expiresAt } = state
  const {
    unpaidInvoiceId = null,
    price,
    nextTryAt,
  } = subscriptions.find(({ id }) => id === subscriptionId) ?? {}
  if (status !== 'past_due' || expiresAt === null || expiresAt <= now || unpaidInvoiceId === null) return []
  const reason = `reads until ${expiresAt.toISOString()}`
  const change = {
    userId,
    guideId: null,
    change: 'renewal-failed',
    reason,
    sourceRef: unpaidInvoiceId,
  } as const
  if (!(await insertAccessChangeOnce(tx, change, now))) return []
  const begun = invoices.find((invoice) => invoice.subscriptionId === subscriptionId)
  const { language } = await findStartingOrder(tx, begun?.checkoutId)
  const date = formatDay(language, expiresAt)
  const amount = price && formatMoney({ ...price, currency: price.currency as Currency })
  const mail = composeUserMail(env, { to: await findUserEmail(tx, userId), language }, (t) => ({
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
  await enqueueMail(tx, jobs, mail, now)
  return ['tell of a failed renewal']
}
