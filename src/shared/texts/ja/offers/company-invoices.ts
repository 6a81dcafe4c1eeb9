import type { texts as english } from '../../en/offers/company-invoices.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'office.number': '番号：{number}',
  'office.issued': '発行日：{date}',
  'office.addressee': '{name} 御中',
  'office.purpose': '但し、{purpose}として、上記の金額を領収いたしました。',
  'office.usualPurpose': '「{item}」の代金',
  'office.paidOn': '取引年月日',
  'office.taxed': '{percent}%対象（税込）',
  'office.tax': '内消費税（{percent}%）',
  'office.method': 'お支払い方法',
  'office.card': 'クレジットカード（Stripe）',
  'office.corrects': '本書は、{date}発行の領収書（番号{number}）を訂正し、差し替えるものです。',
  'office.refunded': '上記のうち{amount}は、{date}に返金済みです。',
  'office.registration': '登録番号：{number}',
} as const satisfies TranslationOf<typeof english>
