import { languages, type PageLanguage } from '../../../shared/languages.ts'

/** '+81 90-1234-5678' as '+819012345678'; on Japanese pages, a number without a country code is a Japanese number. */
export function toPhoneNumber(typed: string, language: PageLanguage): string | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s().ー‐-―−-]/g, '')
  const { callingCode } = languages[language]
  const number = callingCode === undefined ? plain : plain.replace(/^0(?=[1-9])/, callingCode)
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
}
