import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { formatDay, formatDateTime } from '../../../shared/dates.ts'
import { withdrawPath } from '../../../shared/payments/withdraw-path.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { formatMoneyInText } from '../../../shared/money-in-text.ts'
import { formatMoney, type Money } from '../../../shared/money.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { composeMail, type Mail } from '../../mail/index.ts'
import type { PurchaseSource } from '../../access/index.ts'
import type { Env } from '../../platform/env.ts'
import { formatSeller } from '../../platform/seller.ts'
import { translateIn } from '../../platform/texts.ts'
import type { WithdrawalRight } from '../declarations/withdrawal-right.ts'
import { classifyProduct } from '../orders/item-queries.ts'
import type { OrderItem } from '../orders/order.ts'
import type { NextCharge } from './find-next-charge.ts'
import type { Receipt } from './receipt-queries.ts'

type Paid = Pick<Receipt, 'reference' | 'description' | 'money' | 'language' | 'paidAt'> & {
  /** Items of the payment. For a refund, only the refunded guides. */
  items?: readonly (Pick<OrderItem, 'guideId'> & Partial<OrderItem>)[]
}

/** Returns the key of an email's text about these items. Gifts of guides and of Pro share most sentences. */
function textOf<What extends string, Kept extends '' | 'Kept' = ''>(
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
  const t = translateIn(language)
  return t('mail.pro', { from: formatDay(language, start), to: formatDay(language, end) })
}

/** Composes the email of a receipt. With a `renewal`, it names the next charge and how to cancel before it. */
export function composeReceiptMail(
  env: Env,
  to: string,
  receipt: Receipt,
  { renewal, right }: { renewal: NextCharge | null; right: WithdrawalRight },
): Mail {
  const t = translateIn(receipt.language)
  const isProGift = classifyProduct(receipt.items) === 'pro-gift'
  const words = isProGift ? 'gift.mail.proReceipt' : textOf(receipt.items, 'receipt')
  return mailAbout(env, to, receipt, {
    subject: t('mail.receiptSubject', { item: receipt.description }),
    words: renewal === null ? t(words) : t('mail.receiptProRenews', wordsOf(t, receipt, renewal)),
    amountName: t('mail.amount'),
    less: receipt,
    receiptId: receipt.id,
    ...(renewal !== null && { plan: true }),
    right,
  })
}

function wordsOf(t: Translate, { language }: Receipt, { at, price }: NextCharge) {
  return {
    date: formatDay(language, at),
    price: formatMoneyInText(t, price),
  }
}

/** Composes the email about a full refund. `keepsAccess`: another entitlement grants access to some or all of the paid items. */
export function composeRefundMail(env: Env, to: string, receipt: Receipt, keepsAccess: boolean): Mail {
  const t = translateIn(receipt.language)
  return mailAbout(env, to, receipt, {
    subject: t('mail.refundSubject', { item: receipt.description }),
    words: t(textOf(receipt.items, 'refund', keepsAccess ? 'Kept' : '')),
    amountName: t('mail.amountBack'),
    receiptId: receipt.id,
  })
}

interface ReturnedByBank {
  /** Whether nothing is left of the payment, so that it no longer grants access. */
  endsAccess: boolean
  /** Whether another entitlement grants access to some or all of the paid items. */
  keepsAccess: boolean
  /** Part of an announced refund that the bank has sent back. Minor units. */
  notArrivedMinor: number
}

/** Composes the email about a lost dispute: the bank returned all or part of the payment, and the shop refunds nothing. */
export function composeBankReturnedMail(
  env: Env,
  to: string,
  receipt: Receipt,
  { endsAccess, keepsAccess, notArrivedMinor }: ReturnedByBank,
): Mail {
  const t = translateIn(receipt.language)
  const words = textOf(receipt.items, 'bank', keepsAccess ? 'Kept' : '')
  const returned = { ...receipt.money, amountMinor: receipt.bankReturnedMinor }
  return mailAbout(env, to, receipt, {
    subject: t('mail.bankSubject', { item: receipt.description }),
    words: t(endsAccess ? words : 'mail.bankPart'),
    amountName: t('mail.amount'),
    returned,
    ...(notArrivedMinor > 0 && { notArrived: { ...receipt.money, amountMinor: notArrivedMinor } }),
    ...(notArrivedMinor > 0 && refundedOf(receipt).amountMinor > 0 && { refunded: refundedOf(receipt) }),
    receiptId: receipt.id,
  })
}

/** Returns a composer of emails about a payment that has no receipt or whose refund has not been made yet. */
const mailBeforeRefund =
  (
    subject: 'mail.refundSubject' | 'mail.refundDelayedSubject' | 'mail.refundFailedSubject',
    words: 'mail.latePayment' | 'mail.refundDelayed' | 'mail.refundGivenUp',
    more: Pick<MailContent, 'contact'> = {},
  ) =>
  (env: Env, to: string, paid: Paid): Mail => {
    const t = translateIn(paid.language)
    return mailAbout(env, to, paid, {
      subject: t(subject, { item: paid.description }),
      words: t(words),
      amountName: t('mail.amountToReturn'),
      ...more,
    })
  }

/** Composes the email about a month of Pro that was paid after its plan had ended. The month is refunded and has no receipt. */
export const composeLatePaymentMail = mailBeforeRefund('mail.refundSubject', 'mail.latePayment')

/** Composes the email after the first failed try to refund a payment. */
export const composeRefundDelayedMail = mailBeforeRefund('mail.refundDelayedSubject', 'mail.refundDelayed')

/** Composes the email after the last failed try to refund a payment. */
export const composeRefundFailedMail = mailBeforeRefund('mail.refundFailedSubject', 'mail.refundGivenUp', {
  contact: true,
})

export function composePartialRefundMail(env: Env, to: string, receipt: Receipt): Mail {
  const t = translateIn(receipt.language)
  return mailAbout(env, to, receipt, {
    subject: t('mail.partialSubject', { item: receipt.description }),
    words: t('mail.partial'),
    amountName: t('mail.amount'),
    refunded: refundedOf(receipt),
    receiptId: receipt.id,
  })
}

/** Composes the email about an announced refund that has come back to the shop and is not retried. */
export function composeRefundSentBackMail(
  env: Env,
  to: string,
  receipt: Receipt,
  notArrivedMinor: number,
): Mail {
  const t = translateIn(receipt.language)
  return mailAbout(env, to, receipt, {
    subject: t('mail.refundFailedSubject', { item: receipt.description }),
    words: t(textOf(receipt.items, 'fellThrough')),
    amountName: t('mail.amount'),
    notArrived: { ...receipt.money, amountMinor: notArrivedMinor },
    ...(refundedOf(receipt).amountMinor > 0 && { refunded: refundedOf(receipt) }),
    receiptId: receipt.id,
    contact: true,
  })
}

/** Composes the email about a payment for something that the buyer already owned. The payment is refunded and has no receipt. */
export function composeUnneededPaymentMail(
  env: Env,
  to: string,
  paid: Omit<Paid, 'items'> & { items: readonly OrderItem[] },
  owned: PurchaseSource,
): Mail {
  const t = translateIn(paid.language)
  const item = { item: paid.description }
  const guide = owned === 'free' ? 'mail.freePickPaid' : 'mail.twice'
  const words = {
    pro: guide,
    guide,
    gift: 'gift.mail.twice',
    'pro-gift': 'gift.mail.twice',
    bundle: 'bundle.mail.twice',
  } as const
  return mailAbout(env, to, paid, {
    subject: owned === 'free' ? t('mail.refundSubject', item) : t('mail.twiceSubject', item),
    words: t(words[classifyProduct(paid.items)]),
    amountName: t('mail.amountToReturn'),
  })
}

/** Returns the amount that the shop refunded, without what the bank returned. */
const refundedOf = ({ money, refundedMinor, bankReturnedMinor }: Receipt): Money => ({
  ...money,
  amountMinor: refundedMinor - bankReturnedMinor,
})

interface MailContent {
  subject: string
  words: string
  amountName: string
  /** Discount and code that lowered the amount. */
  less?: Pick<Receipt, 'takenOffMinor' | 'code'>
  /** Amount of a refund that the bank has sent back. */
  notArrived?: Money
  /** Refunded amount, if it is not the whole payment. */
  refunded?: Money
  /** Amount that the bank returned after a dispute. */
  returned?: Money
  receiptId?: string
  /** Whether the email ends with a link to the contact form. */
  contact?: true
  /** Whether the email links to the plan, which can be canceled there. */
  plan?: true
  right?: WithdrawalRight
}

function mailAbout(env: Env, to: string, paid: Paid, said: MailContent): Mail {
  const { language } = paid
  const t = translateIn(language)
  const addressOf = (path: string) => `${env.ORIGIN}${localizePath(language, path)}`
  const receipt =
    said.receiptId === undefined
      ? []
      : [{ name: t('mail.openReceipt'), url: addressOf(paths.receipt(said.receiptId)) }]
  const contact = said.contact === true ? [{ name: t('mail.contact'), url: addressOf(paths.contact) }] : []
  const plan = said.plan === true ? [{ name: t('mail.managePlan'), url: addressOf(paths.profile) }] : []
  const withdraw =
    said.right?.until == null || said.receiptId === undefined
      ? []
      : [{ name: t('mail.withdraw'), url: addressOf(withdrawPath(said.receiptId)) }]
  return composeMail({
    to,
    language,
    subject: said.subject,
    greeting: t('mail.greeting'),
    paragraphs: [said.words, ...rightWords(t, language, said.right)],
    facts: [
      [t('mail.item'), paid.description],
      ...(said.receiptId === undefined ? [] : itemFacts(t, paid)),
      ...listPriceFacts(t, paid.money, said.less),
      [said.amountName, formatMoney(paid.money)],
      ...(said.notArrived === undefined
        ? []
        : [[t('mail.amountNotArrived'), formatMoney(said.notArrived)] as const]),
      ...(said.refunded === undefined ? [] : [[t('mail.amountBack'), formatMoney(said.refunded)] as const]),
      ...(said.returned === undefined
        ? []
        : [[t('mail.amountReturned'), formatMoney(said.returned)] as const]),
      [t('mail.paidOn'), formatDay(language, paid.paidAt)],
      [t('mail.reference'), paid.reference],
      [t('mail.seller'), formatSeller(language, env)],
    ],
    actions: [...contact, whereToRead(t, paid, addressOf), ...receipt, ...plan, ...withdraw],
    footer: [t('mail.shop'), t('mail.noReply', { url: addressOf(paths.contact) })],
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
      return [t('bundle.mail.lineName', { number: index + 1 }), said]
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
    [t('mail.price'), formatMoney({ amountMinor: amountMinor + takenOffMinor, currency })] as const,
    [t('mail.takenOff'), formatMoney({ amountMinor: takenOffMinor, currency })] as const,
    ...(code === null ? [] : [[t('mail.code'), code] as const]),
  ]
}

function whereToRead(t: Translate, { items = [] }: Paid, addressOf: (path: string) => string) {
  const [item] = items
  if (item?.giftId != null) return { name: t('gift.mail.yours'), url: addressOf(giftPaths.one(item.giftId)) }
  if (item?.isPart) return { name: t('bundle.mail.yours'), url: addressOf(paths.myGuides) }
  return item?.guideId == null
    ? { name: t('mail.browseGuides'), url: addressOf(paths.guides) }
    : { name: t('mail.readGuide'), url: addressOf(paths.guide(item.guideId)) }
}
