import { formatDay } from '../../../../shared/dates.ts'
import { formatMoneyInText } from '../../../../shared/money-in-text.ts'
import { formatMoney, type Money } from '../../../../shared/money.ts'
import { getTranslate } from '../../../platform/texts.ts'
import { filterListedItems } from '../../orders/item-queries.ts'
import { listPriceFacts } from '../receipt-mails.ts'
import type { Receipt } from '../receipt-queries.ts'
import type { CompanyInvoice } from './company-invoice-queries.ts'

/** Texts of one page of the PDF, ready for typesetting. */
export interface InvoicePage {
  number: number
  title: string
  head: string[]
  addressee: string[]
  amount: string
  purpose: string
  facts: (readonly [name: string, value: string])[]
  notes: string[]
  seller: string[]
}

/** Returns the tax that a price includes, rounded down to a whole yen or cent. */
export const calculateIncludedTax = ({ amountMinor }: Money, percent: number): number =>
  Math.floor((amountMinor * percent) / (100 + percent))

export function toInvoicePage(receipt: Receipt, issued: CompanyInvoice): InvoicePage {
  const { language, seller, first, refundedMinor } = issued
  const t = getTranslate(language)
  const { money } = receipt
  const { taxPercent, registrationNumber } = seller
  const inWords = (amountMinor: number) => formatMoney({ ...money, amountMinor })
  // Japanese tax is computed in yen only.
  const tax =
    taxPercent === null || money.currency !== 'jpy'
      ? []
      : [
          [t('office.taxed', { percent: taxPercent }), inWords(money.amountMinor)] as const,
          [
            t('office.tax', { percent: taxPercent }),
            inWords(calculateIncludedTax(money, taxPercent)),
          ] as const,
        ]
  return {
    number: issued.number,
    title: t('receipt.title'),
    head: [
      t('office.number', { number: String(issued.number) }),
      t('office.issued', { date: formatDay(language, issued.issuedAt) }),
    ],
    addressee: [t('office.addressee', { name: issued.addressee }), issued.address].filter(Boolean),
    amount: inWords(money.amountMinor),
    purpose: t('office.purpose', { purpose: issued.purpose }),
    facts: [
      [t('office.paidOn'), formatDay(language, receipt.paidAt)],
      [t('receipt.item'), receipt.description],
      ...filterListedItems(receipt.items).map(
        ({ title, amountMinor }, index) =>
          [
            t('receipt.guide', { number: index + 1 }),
            t('bundle.mail.line', { title, share: inWords(amountMinor) }),
          ] as const,
      ),
      ...listPriceFacts(t, money, receipt),
      ...tax,
      [t('office.method'), t('office.card')],
      [t('receipt.reference'), receipt.reference],
    ],
    notes: [
      ...(first === null
        ? []
        : [
            t('office.corrects', {
              number: String(first.number),
              date: formatDay(language, first.issuedAt),
            }),
          ]),
      ...(refundedMinor === 0
        ? []
        : [
            t('office.refunded', {
              amount: formatMoneyInText(t, { ...money, amountMinor: refundedMinor }),
              date: formatDay(language, receipt.refundedAt ?? receipt.paidAt),
            }),
          ]),
    ],
    seller: [
      seller.name,
      seller.address ?? '',
      seller.phone ?? '',
      registrationNumber === null ? '' : t('office.registration', { number: registrationNumber }),
    ].filter(Boolean),
  }
}
