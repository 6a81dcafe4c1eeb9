import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { formatDay, formatDateTime } from '../../../shared/dates.ts'
import { getWithdrawPath } from '../../../shared/payments/withdraw-path.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { formatMoneyInText } from '../../../shared/money-in-text.ts'
import { formatMoney, type Money } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { composeUserMail, type Mail } from '../../mail/index.ts'
import type { PurchaseSource } from '../../access/index.ts'
import type { Env } from '../../platform/env.ts'
import { formatSeller } from '../../platform/seller.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { WithdrawalRight } from '../declarations/withdrawal-right.ts'
import { classifyProduct } from '../orders/item-queries.ts'
import type { OrderItem } from '../orders/order.ts'
import type { NextCharge } from './find-next-charge.ts'
import type { Receipt } from './receipt-queries.ts'

type Paid = Pick<Receipt, 'reference' | 'description' | 'money' | 'language' | 'paidAt'> & {
  /** Id of the receipt. Undefined for a payment without one. */
  id?: string
  /** Items of the payment. For a refund, only the refunded guides. */
  items?: readonly (Pick<OrderItem, 'guideId'> & Partial<OrderItem>)[]
}

/** Returns the key of an email's text about these items. Gifts of guides and of Pro share most sentences. */
export function getItemTextKey<What extends string, Kept extends '' | 'Kept' = ''>(
  items: readonly OrderItem[],
  what: What,
  kept = '' as Kept,
) {
  const product = classifyProduct(items)
  if (product === 'guide' && items[0]?.guideId === null) return `mail.${what}Item` as const
  const keys = {
    pro: `mail.${what}Pro${kept}`,
    guide: `mail.${what}Guide${kept}`,
    gift: `gift.mail.${what}${kept}`,
    'pro-gift': `gift.mail.${what}${kept}`,
    bundle: `bundle.mail.${what}${kept}`,
  } as const
  return keys[product]
}

/** Returns the description of a month of Pro on receipts. */
export function describeProMonth(language: PageLanguage, { start, end }: { start: Date; end: Date }): string {
  const t = getTranslate(language)
  return t('mail.pro', { from: formatDay(language, start), to: formatDay(language, end) })
}

/** Composes the email of a receipt. With a `renewal`, it names the next charge and how to cancel before it. */
export function composeReceiptMail(
  env: Env,
  to: string,
  receipt: Receipt,
  { renewal, right }: { renewal: NextCharge | null; right: WithdrawalRight },
): Mail {
  const isProGift = classifyProduct(receipt.items) === 'pro-gift'
  const words = isProGift ? 'gift.mail.proReceipt' : getItemTextKey(receipt.items, 'receipt')
  return composePaymentMail(env, to, receipt, 'receipt', (t) => ({
    words:
      renewal === null
        ? t(words)
        : t('mail.receiptProRenews', {
            date: formatDay(receipt.language, renewal.at),
            price: formatMoneyInText(t, renewal.price),
          }),
    amountName: t('mail.amount'),
    less: receipt,
    ...(renewal !== null && { plan: true }),
    right,
  }))
}

/** Composes the email about a full refund. `keepsAccess`: another entitlement grants access to some or all of the paid items. */
export const composeRefundMail = (env: Env, to: string, receipt: Receipt, keepsAccess: boolean): Mail =>
  composePaymentMail(env, to, receipt, 'refund', (t) => ({
    words: t(getItemTextKey(receipt.items, 'refund', keepsAccess ? 'Kept' : '')),
    amountName: t('mail.amountBack'),
  }))

/** Returns a composer of emails about a payment that has no receipt or whose refund has not been made yet. */
const mailBeforeRefund =
  (
    subject: 'refund' | 'refundDelayed' | 'refundFailed',
    words: 'mail.latePayment' | 'mail.refundDelayed' | 'mail.refundGivenUp',
    more: Pick<MailContent, 'contact'> = {},
  ) =>
  (env: Env, to: string, paid: Paid): Mail =>
    composePaymentMail(env, to, paid, subject, (t) => ({
      words: t(words),
      amountName: t('mail.amountToReturn'),
      ...more,
    }))

/** Composes the email about a month of Pro that was paid after its plan had ended. The month is refunded and has no receipt. */
export const composeLatePaymentMail = mailBeforeRefund('refund', 'mail.latePayment')

/** Composes the email after the first failed try to refund a payment. */
export const composeRefundDelayedMail = mailBeforeRefund('refundDelayed', 'mail.refundDelayed')

/** Composes the email after the last failed try to refund a payment. */
export const composeRefundFailedMail = mailBeforeRefund('refundFailed', 'mail.refundGivenUp', {
  contact: true,
})

export const composePartialRefundMail = (env: Env, to: string, receipt: Receipt): Mail =>
  composePaymentMail(env, to, receipt, 'partial', (t) => ({
    words: t('mail.partial'),
    amountName: t('mail.amount'),
    amounts: [[t('mail.amountBack'), getShopRefundedAmount(receipt)]],
  }))

/** Composes the email about an announced refund that has come back to the shop and is not retried. */
export const composeReturnedRefundMail = (
  env: Env,
  to: string,
  receipt: Receipt,
  notArrivedMinor: number,
): Mail =>
  composePaymentMail(env, to, receipt, 'refundFailed', (t) => ({
    words: t(getItemTextKey(receipt.items, 'fellThrough')),
    amountName: t('mail.amount'),
    amounts: [
      [t('mail.amountNotArrived'), notArrivedMinor],
      [t('mail.amountBack'), getShopRefundedAmount(receipt)],
    ],
    contact: true,
  }))

/** Composes the email about a payment for something that the buyer already owned. The payment is refunded and has no receipt. */
export function composeUnneededPaymentMail(
  env: Env,
  to: string,
  paid: Omit<Paid, 'items'> & { items: readonly OrderItem[] },
  owned: PurchaseSource,
): Mail {
  const guide = owned === 'free' ? 'mail.freePickPaid' : 'mail.twice'
  const words = {
    pro: guide,
    guide,
    gift: 'gift.mail.twice',
    'pro-gift': 'gift.mail.twice',
    bundle: 'bundle.mail.twice',
  } as const
  return composePaymentMail(env, to, paid, owned === 'free' ? 'refund' : 'twice', (t) => ({
    words: t(words[classifyProduct(paid.items)]),
    amountName: t('mail.amountToReturn'),
  }))
}

/** Returns the amount that the shop refunded, without what the bank returned. Minor units. */
export const getShopRefundedAmount = ({ refundedMinor, bankReturnedMinor }: Receipt): number =>
  refundedMinor - bankReturnedMinor

interface MailContent {
  words: string
  amountName: string
  /** Discount and code that lowered the amount. */
  less?: Pick<Receipt, 'takenOffMinor' | 'code'>
  /** Further amounts in minor units. Those of 0 are left out. */
  amounts?: readonly (readonly [name: string, amountMinor: number])[]
  /** Whether the email starts with a link to the contact form. */
  contact?: true
  /** Whether the email links to the plan, which can be canceled there. */
  plan?: true
  right?: WithdrawalRight
}

/** Composes an email about a payment: words, amounts, links and the seller. */
function composePaymentMail(
  env: Env,
  to: string,
  paid: Paid,
  subject: 'receipt' | 'refund' | 'refundDelayed' | 'refundFailed' | 'partial' | 'bank' | 'twice',
  write: (t: Translate) => MailContent,
): Mail {
  const { id, language, description: item, money } = paid
  return composeUserMail(env, { to, language }, (t) => {
    const { words, amountName, less, amounts = [], contact, plan, right } = write(t)
    return {
      subject: t(`mail.${subject}Subject`, { item }),
      cover: { title: item },
      paragraphs: [words, ...rightWords(t, language, right)],
      facts: [
        [t('receipt.item'), item],
        ...(id === undefined ? [] : itemFacts(t, paid)),
        ...listPriceFacts(t, money, less),
        [amountName, formatMoney(money)],
        ...amounts
          .filter(([, amountMinor]) => amountMinor > 0)
          .map(([name, amountMinor]) => [name, formatMoney({ ...money, amountMinor })] as const),
        [t('receipt.paidOn'), formatDay(language, paid.paidAt)],
        [t('receipt.reference'), paid.reference],
        [t('receipt.seller'), formatSeller(language, env)],
      ],
      actions: [
        ...(contact === true ? [[t('mail.contact'), paths.contact] as const] : []),
        whereToRead(t, paid),
        ...(id === undefined ? [] : [[t('mail.openReceipt'), paths.receipt(id)] as const]),
        ...(plan === true ? [[t('mail.managePlan'), paths.profile] as const] : []),
        ...(right?.until == null || id === undefined
          ? []
          : [[t('receipt.withdraw'), getWithdrawPath(id)] as const]),
      ],
    }
  })
}

/** Returns the declarations and the right of withdrawal, which consumer law requires on the receipt. */
function rightWords(t: Translate, language: PageLanguage, right: WithdrawalRight | undefined): string[] {
  const { declarations = null, until = null } = right ?? {}
  return [
    ...(declarations === null ? [] : [t('mail.declared', { declarations })]),
    ...(until === null ? [] : [t('mail.canWithdraw', { date: formatDateTime(language, until) })]),
  ]
}

/** Lists the items with their shares, as on the receipt. */
function itemFacts(t: Translate, { items = [], money: { currency } }: Paid): [string, string][] {
  return items
    .filter(({ isPart }) => isPart)
    .map(({ title = '', amountMinor = 0, isReturned }, index) => {
      const share = formatMoney({ amountMinor, currency })
      const said = t(isReturned ? 'bundle.mail.lineBack' : 'bundle.mail.line', { title, share })
      return [t('receipt.guide', { number: index + 1 }), said]
    })
}

/** Returns the full price, the discount and the code. Empty if there was no discount. */
export function listPriceFacts(
  t: Translate,
  { amountMinor, currency }: Money,
  { takenOffMinor, code }: Pick<Receipt, 'takenOffMinor' | 'code'> = { takenOffMinor: 0, code: null },
) {
  if (takenOffMinor === 0) return []
  return [
    [t('receipt.price'), formatMoney({ amountMinor: amountMinor + takenOffMinor, currency })] as const,
    [t('receipt.takenOff'), formatMoney({ amountMinor: takenOffMinor, currency })] as const,
    ...(code === null ? [] : [[t('receipt.code'), code] as const]),
  ]
}

function whereToRead(t: Translate, { items: [item] = [] }: Paid): readonly [name: string, path: string] {
  if (item?.giftId != null) return [t('gift.mail.yours'), giftPaths.one(item.giftId)]
  if (item?.isPart) return [t('myGuides.title'), paths.myGuides]
  return item?.guideId == null
    ? [t('notFound.toGuides'), paths.guides]
    : [t('checkout.read'), paths.guide(item.guideId)]
}

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
