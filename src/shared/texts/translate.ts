import type { PageLanguage } from '../languages.ts'
import type { en } from './en/shop.ts'
import type { enHome } from './en/home.ts'
import type { enMails } from './en/mails.ts'
import type { enMembers } from './en/members.ts'

type English = typeof en & typeof enHome & typeof enMembers & typeof enMails
/** Every language has exactly the keys of English. */
export type Messages = Record<keyof typeof en, string>
/** Texts of the home page. */
export type HomeMessages = Record<keyof typeof enHome, string>
/** Texts of signing in, paying and the account. */
export type MemberMessages = Record<keyof typeof enMembers, string>
/** What the server writes by mail. */
export type MailMessages = Record<keyof typeof enMails, string>

type Plural = 'one' | 'other'
/** 'cards_one' and 'cards_other' are used as 'cards'. */
type Key = keyof English extends infer K ? (K extends `${infer Base}_${Plural}` ? Base : K) : never
type TextOf<K extends string> = K extends keyof English
  ? English[K]
  : `${K}_other` extends keyof English
    ? English[`${K}_other`]
    : never
type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type Values<K extends string> = [NamesIn<TextOf<K>>] extends [never]
  ? []
  : [values: { [Name in NamesIn<TextOf<K>>]: string | number }]

type MessageKey = Key & string
/** `t('guides.found', { count: 3 })`: keys and placeholders are checked by the compiler; a plural goes by `count`. */
export type Translate = <K extends MessageKey>(key: K, ...values: Values<K>) => string

/** Looks a text up in `texts`, which may grow while a page stays open. */
export function createTranslate(language: PageLanguage, texts: Readonly<Record<string, string>>): Translate {
  const numbers = new Intl.NumberFormat(language)
  const plurals = new Intl.PluralRules(language)
  return (key, ...[values]) => {
    const named: Record<string, string | number> = values ?? {}
    const text =
      texts[key] ?? texts[`${key}_${plurals.select(Number(named['count']))}`] ?? texts[`${key}_other`] ?? key
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = named[name]
      return typeof value === 'number' ? numbers.format(value) : (value ?? '')
    })
  }
}
