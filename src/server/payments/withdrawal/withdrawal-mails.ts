import { formatDateTime } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { formatMoney } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { composeUserMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { formatSeller } from '../../platform/seller.ts'
import type { Receipt } from '../receipts/receipt-queries.ts'
import type { Withdrawal } from './withdrawal-queries.ts'

/** Composes the confirmation of a withdrawal with its content, date and exact time, as Article 11a of Directive 2011/83/EU requires. */
export function composeWithdrawalMail(env: Env, to: string, receipt: Receipt, withdrawal: Withdrawal): Mail {
  const { language, description, money, reference, items } = receipt
  const guides = items.filter(({ guideId }) => guideId !== null && withdrawal.guideIds?.includes(guideId))
  return composeUserMail(env, { to, language }, (t) => ({
    subject: t('mail.withdrawalSubject', { item: description }),
    paragraphs: [t('mail.withdrawal')],
    facts: [
      [t('mail.withdrawalStatement'), t('mail.withdrawalWords', { item: description })],
      [t('receipt.item'), description],
      ...guides.map(({ title }, index) => [t('receipt.guide', { number: index + 1 }), title] as const),
      [t('mail.withdrawalAt'), formatDateTime(language, withdrawal.statedAt)],
      [t('mail.amountToReturn'), formatMoney({ ...money, amountMinor: withdrawal.amount })],
      [t('receipt.reference'), reference],
      [t('receipt.seller'), formatSeller(language, env)],
    ],
    actions: [[t('mail.openReceipt'), paths.receipt(receipt.id)]],
  }))
}

/** Composes the email with a withdrawal link. The key in the link stays in the browser and opens only this order. */
export const composeWithdrawalLinkMail = (
  env: Env,
  to: string,
  { language, key }: { language: PageLanguage; key: string },
): Mail =>
  composeUserMail(env, { to, language }, (t) => ({
    subject: t('mail.withdrawalLinkSubject'),
    paragraphs: [t('mail.withdrawalLink')],
    actions: [[t('mail.withdrawalLinkAction'), `${paths.withdraw}#${key}`]],
  }))
