import { formatNumber } from '../numbers.ts'
import type { PageLanguage } from '../languages.ts'
import { factNamed, type FactName } from './facts.ts'
import type { EnglishTexts } from './parts.ts'

type Plural = 'one' | 'other'
/** 'cards_one' and 'cards_other' are used as 'cards'. */
type Key = keyof EnglishTexts extends infer K ? (K extends `${infer Base}_${Plural}` ? Base : K) : never
type TextOf<K extends string> = K extends keyof EnglishTexts
  ? EnglishTexts[K]
  : `${K}_other` extends keyof EnglishTexts
    ? EnglishTexts[`${K}_other`]
    : never
type AllNamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | AllNamesIn<Rest> : never
type NamesIn<S> = Exclude<AllNamesIn<S>, FactName>
/** A caller may know better than the facts of the language. */
type FactsIn<S> = { [Name in AllNamesIn<S> & FactName]?: string }
type ValuesOf<K extends string> = [AllNamesIn<TextOf<K>>] extends [never]
  ? []
  : [NamesIn<TextOf<K>>] extends [never]
    ? [values?: FactsIn<TextOf<K>>]
    : [values: { [Name in NamesIn<TextOf<K>>]: string | number } & FactsIn<TextOf<K>>]

export type TextKey = Key & string
/** The rest of every key that begins with the prefix: names that have a text. */
export type TextName<Prefix extends string, K = TextKey> = K extends `${Prefix}${infer Name}` ? Name : never
/** `t('guides.found', { count: 3 })`: the compiler checks keys and placeholders; `count` selects the plural form. */
export type Translate = <K extends TextKey>(key: K, ...values: ValuesOf<K>) => string

/** In Japanese, the guide's English title is on its own line. */
interface LeftOut {
  'checkout.heading': 'title'
}

/** A text that contains all of these placeholders, in any order. */
type Holding<Names extends string, Each extends string = Names> = [Names] extends [never]
  ? string
  : Each extends Names
    ? `${string}{${Each}}${Holding<Exclude<Names, Each>>}`
    : never

/** The texts of a part in another language: the English keys, the same placeholders, and the language's own plurals. */
export type TranslationOf<English> = {
  readonly [K in keyof English as K extends `${string}_one` ? never : K]: Holding<
    K extends keyof LeftOut ? Exclude<NamesIn<English[K]>, LeftOut[K]> : NamesIn<English[K]>
  >
} & {
  readonly [
    K in keyof English as K extends `${infer Base}_other`
      ? `${Base}_${Exclude<Intl.LDMLPluralRule, 'other'>}`
      : never
  ]?: Holding<NamesIn<English[K]>>
}

type Values = Readonly<Record<string, string | number | undefined>>
export type Fill = (text: string, values?: Values) => string

/** Replaces placeholders with values and facts. `texts` has the wording of the facts. */
export function createFill(language: PageLanguage, texts: Readonly<Record<string, string>>): Fill {
  return (text, values = {}) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? factNamed(name, language, texts)
      return typeof value === 'number' ? formatNumber(language, value) : (value ?? '')
    })
}

/** Made on first use, and once. */
const plurals: Partial<Record<PageLanguage, Intl.PluralRules>> = {}

/** Looks up a text in `texts`; more texts may be added while a page is open. */
export function createTranslate(language: PageLanguage, texts: Readonly<Record<string, string>>): Translate {
  const fill = createFill(language, texts)
  return (key, ...[values]) => {
    const named: Values = values ?? {}
    const form = () => (plurals[language] ??= new Intl.PluralRules(language)).select(Number(named['count']))
    const text = texts[key] ?? texts[`${key}_${form()}`] ?? texts[`${key}_other`] ?? key
    return fill(text, named)
  }
}

/** A page's texts with all placeholders replaced. */
export function fillIn<Document>(document: Document, fill: (text: string) => string): Document {
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return fill(part)
    if (Array.isArray(part)) return part.map(visit)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, visit(value)]))
  }
  return visit(document) as Document
}
