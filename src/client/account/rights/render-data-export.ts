import type { PageLanguage } from '../../../shared/languages.ts'
import { formatMoney, type Currency } from '../../../shared/money.ts'
import type { TextKey, Translate } from '../../../shared/texts/translate.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import type { BrowserData } from './browser-data.ts'

type Copied = RouterOutputs['account']['copy'] & { onThisDevice: BrowserData }
type FieldKey = Extract<TextKey, `own.field.${string}`>
type FieldName = FieldKey extends `own.field.${infer Name}` ? Name : never
type Row = Partial<Record<FieldName | 'currency', unknown>>

const sections = [
  'account',
  'signIn',
  'sessions',
  'pro',
  'purchases',
  'accessChanges',
  'checkouts',
  'receipts',
  'officeReceipts',
  'refunds',
  'orderPlaces',
  'withdrawals',
  'disputes',
  'giftsGiven',
  'giftsClaimed',
  'deletions',
  'savedGuides',
  'steps',
  'readingPlaces',
  'openedGuides',
  'readingLimits',
  'progressOptOut',
  'savedWish',
  'stepWish',
  'newsMail',
  'reports',
  'reportWishes',
  'mails',
  'messages',
  'reading',
  'offline',
  'settings',
] as const

/** Returns the export as one self-contained HTML file. */
export function renderDataExport(copied: Copied, language: PageLanguage, t: Translate): string {
  const data = { ...copied, ...copied.onThisDevice }
  const show = (value: unknown): string => showValue(value, language, t)
  const body = sections.map((name) => {
    const rows: Row[] = [data[name] ?? []].flat()
    const isUnproved = (name === 'mails' || name === 'messages') && data[name] === null
    const inner =
      rows.length === 0
        ? `<p>${escape(t(isUnproved ? 'own.unproved' : 'own.none'))}</p>`
        : rows.map((row) => definitions(priced(row), t, show)).join('\n')
    return `<section><h2>${escape(t(`own.${name}`))}</h2>\n${inner}</section>`
  })
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(t('own.title'))}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:46em;margin:0 auto;padding:24px;overflow-wrap:anywhere}h2{margin-top:2em;border-bottom:1px solid #8886}dl{display:grid;grid-template-columns:minmax(8em,1fr) 2fr;gap:4px 16px;margin:16px 0;padding-bottom:16px;border-bottom:1px dashed #8886}dt{opacity:.7}dd{margin:0;white-space:pre-wrap}</style></head>
<body>
<h1>${escape(t('own.title'))}</h1>
<p>${escape(t('own.madeAt', { date: show(copied.madeAt) }))}</p>
<p>${escape(t('own.elsewhere'))}</p>
${body.join('\n')}
</body>
</html>
`
}

/** Formats the amounts of a row with its currency. */
function priced(row: Row): Row {
  if (row.currency === undefined) return row
  const { amount, currency, refunded, bankReturned, ...rest } = row
  const inWords = (amountMinor: unknown) =>
    formatMoney({ amountMinor: Number(amountMinor), currency: currency as Currency })
  return {
    ...rest,
    amount: inWords(amount),
    ...(refunded === undefined ? {} : { refunded: inWords(refunded) }),
    ...(bankReturned === undefined ? {} : { bankReturned: inWords(bankReturned) }),
  }
}

function definitions(row: Row, t: Translate, show: (value: unknown) => string): string {
  const entries = Object.entries(row).map(
    // Every field name has a text; `Object.entries` widens the names to string.
    ([name, value]) =>
      `<dt>${escape(t(`own.field.${name}` as FieldKey))}</dt><dd>${escape(show(value))}</dd>`,
  )
  return `<dl>${entries.join('')}</dl>`
}

const isTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function showValue(value: unknown, language: PageLanguage, t: Translate): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'own.yes' : 'own.no')
  if (typeof value === 'string' && isTime.test(value))
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(value),
    )
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((each) => showValue(each, language, t)).join(', ')
  if (typeof value === 'object')
    return Object.values(value)
      .filter((each) => each !== null)
      .map((each) => showValue(each, language, t))
      .join(' ')
  return `${value as string | number}`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
