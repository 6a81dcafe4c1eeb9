import type { Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { composePaymentMail, getItemTextKey, getShopRefundedAmount } from './receipt-mails.ts'
import type { Receipt } from './receipt-queries.ts'

interface BankReturn {
  /** Whether nothing is left of the payment, so that it no longer grants access. */
  endsAccess: boolean
  /** Whether another entitlement grants access to some or all of the paid items. */
  keepsAccess: boolean
  /** Part of an announced refund that the bank has sent back. Minor units. */
  notArrivedMinor: number
}

/** Composes the email about a lost dispute: the bank returned all or part of the payment, and the shop refunds nothing. */
export const composeLostDisputeMail = (
  env: Env,
  to: string,
  receipt: Receipt,
  { endsAccess, keepsAccess, notArrivedMinor }: BankReturn,
): Mail =>
  composePaymentMail(env, to, receipt, 'bank', (t) => ({
    words: t(endsAccess ? getItemTextKey(receipt.items, 'bank', keepsAccess ? 'Kept' : '') : 'mail.bankPart'),
    amountName: t('mail.amount'),
    amounts: [
      [t('mail.amountNotArrived'), notArrivedMinor],
      [t('mail.amountBack'), notArrivedMinor > 0 ? getShopRefundedAmount(receipt) : 0],
      [t('mail.amountReturned'), receipt.bankReturnedMinor],
    ],
  }))
