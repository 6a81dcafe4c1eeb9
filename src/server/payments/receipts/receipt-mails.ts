import { formatDay } from '../../../shared/dates.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { formatMoney } from '../../../shared/money.ts'
import { pathIn, paths } from '../../../shared/paths.ts'
import { composeMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { sellerLine } from '../../platform/seller.ts'
import { translateIn } from '../../platform/texts.ts'
import type { Receipt } from './receipt-queries.ts'

type Paid = Pick<Receipt, 'guideId' | 'reference' | 'description' | 'money' | 'language' | 'paidAt'>

/** What a receipt of a month of Pro is for. */
export function describePro(language: PageLanguage, { start, end }: { start: Date; end: Date }): string {
  const t = translateIn(language)
  return t('mail.pro', { from: formatDay(language, start), to: formatDay(language, end) })
}

export function receiptMail(env: Env, to: string, receipt: Receipt): Mail {
  const t = translateIn(receipt.language)
  const words = receipt.guideId === null ? t('mail.receiptPro') : t('mail.receiptGuide')
  return mailAbout(env, to, receipt, {
    subject: t('mail.receiptSubject', { item: receipt.description }),
    words,
    amountName: t('mail.amount'),
    receiptId: receipt.id,
  })
}

export function refundMail(env: Env, to: string, receipt: Receipt): Mail {
  const t = translateIn(receipt.language)
  const words = receipt.guideId === null ? t('mail.refundPro') : t('mail.refundGuide')
  return mailAbout(env, to, receipt, {
    subject: t('mail.refundSubject', { item: receipt.description }),
    words,
    amountName: t('mail.amountBack'),
    receiptId: receipt.id,
  })
}

/** A second payment for an owned guide, which is paid back and has no receipt. */
export function paidTwiceMail(env: Env, to: string, paid: Paid): Mail {
  const t = translateIn(paid.language)
  return mailAbout(env, to, paid, {
    subject: t('mail.twiceSubject', { item: paid.description }),
    words: t('mail.twice'),
    amountName: t('mail.amountBack'),
  })
}

interface Said {
  subject: string
  words: string
  amountName: string
  receiptId?: string
}

function mailAbout(env: Env, to: string, paid: Paid, said: Said): Mail {
  const { language } = paid
  const t = translateIn(language)
  const addressOf = (path: string) => `${env.ORIGIN}${pathIn(language, path)}`
  const receipt =
    said.receiptId === undefined
      ? []
      : [{ name: t('mail.openReceipt'), url: addressOf(paths.receipt(said.receiptId)) }]
  return composeMail({
    to,
    language,
    subject: said.subject,
    greeting: t('mail.greeting'),
    paragraphs: [said.words],
    facts: [
      [t('mail.item'), paid.description],
      [said.amountName, formatMoney(paid.money)],
      [t('mail.paidOn'), formatDay(language, paid.paidAt)],
      [t('mail.reference'), paid.reference],
      [t('mail.seller'), sellerLine(language, env)],
    ],
    actions: [whereToRead(t, paid.guideId, addressOf), ...receipt],
    footer: [t('mail.shop'), t('mail.noReply', { url: addressOf(paths.contact) })],
  })
}

function whereToRead(t: Translate, guideId: number | null, addressOf: (path: string) => string) {
  return guideId === null
    ? { name: t('mail.browseGuides'), url: addressOf(paths.guides) }
    : { name: t('mail.readGuide'), url: addressOf(paths.guide(guideId)) }
}
