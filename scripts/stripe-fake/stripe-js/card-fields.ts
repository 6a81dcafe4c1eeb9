import type { CardProblem } from './wording.ts'

export type FieldName = 'number' | 'expiry' | 'cvc'
export type CardValues = Record<FieldName, string>

export const extractDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

const isAmex = (card: CardValues) => /^3[47]/.test(extractDigits(card.number))

const formats: Record<FieldName, (digits: string, amex: boolean) => string> = {
  number: (digits, amex) => {
    if (!amex) return digits.slice(0, 16).replace(/\d{4}(?=\d)/g, '$& ')
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
  },
  expiry: (digits) => {
    const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
    // Autofill may enter the year with four digits.
    const year = padded.length >= 6 ? padded.slice(4, 6) : padded.slice(2, 4)
    return year === '' ? padded : `${padded.slice(0, 2)} / ${year}`
  },
  cvc: (digits, amex) => digits.slice(0, amex ? 4 : 3),
}

type Check = (digits: string, amex: boolean, today: Date) => CardProblem | undefined

const checks: Record<FieldName, Check> = {
  number: (digits, amex) => {
    if (digits.length < (amex ? 15 : 16)) return 'incomplete_number'
    return passesLuhn(digits) ? undefined : 'incorrect_number'
  },
  expiry: (digits, _amex, today) => {
    const [month, year] = parseExpiry(digits)
    if (digits.length < 4 || month < 1 || month > 12) return 'incomplete_expiry'
    const firstDayAfter = new Date(year, month, 1)
    return firstDayAfter > today ? undefined : 'invalid_expiry_year_past'
  },
  cvc: (digits, amex) => (digits.length < (amex ? 4 : 3) ? 'incomplete_cvc' : undefined),
}

export const formatField = (name: FieldName, card: CardValues): string =>
  formats[name](extractDigits(card[name]), isAmex(card))

export const findCardProblem = (name: FieldName, card: CardValues, today: Date): CardProblem | undefined =>
  checks[name](extractDigits(card[name]), isAmex(card), today)

export function parseExpiry(digits: string): [month: number, year: number] {
  return [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2, 4))]
}

const doubled = (digit: number) => (digit > 4 ? 2 * digit - 9 : 2 * digit)

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : doubled(digit)), 0)
  return sum % 10 === 0
}
