import { enforcedDays, promisedDays } from '../deadlines.ts'
import { languages, type PageLanguage } from '../languages.ts'
import { formatAmount, type Money } from '../money.ts'
import { findProBreakEven, getMinCharge, getProPrice, getUsualGuidePrice } from '../prices.ts'

type Texts = Readonly<Record<string, string>>
type Fact = (language: PageLanguage, texts: Texts) => string

const own = (language: PageLanguage) => languages[language].currency

/** A price within a sentence: '$15', '1,500円'. */
function inWords(money: Money, texts: Texts): string {
  return (texts[`price.${money.currency}`] ?? '').replace('{amount}', formatAmount(money))
}

const prices = {
  guidePrice: (language, texts) => inWords(getUsualGuidePrice(own(language)), texts),
  proPrice: (language, texts) => inWords(getProPrice(own(language)), texts),
  proPriceUsd: (_language, texts) => inWords(getProPrice('usd'), texts),
  proPriceJpy: (_language, texts) => inWords(getProPrice('jpy'), texts),
  guidesThatPayForPro: (language) => String(findProBreakEven(own(language))),
  leastCharge: (language, texts) =>
    inWords({ amountMinor: getMinCharge(own(language)), currency: own(language) }, texts),
  noPrice: (language, texts) => inWords({ amountMinor: 0, currency: own(language) }, texts),
} satisfies Record<string, Fact>

const days = { ...enforcedDays, ...promisedDays }

/** Placeholders that need no value from the caller, such as `{proPrice}` and `{refundDays}`. */
export type FactName = keyof typeof prices | keyof typeof days

/** Undefined if there is no fact with this name. */
export function factNamed(name: string, language: PageLanguage, texts: Texts): string | number | undefined {
  const byName: Readonly<Record<string, number>> = days
  const facts: Readonly<Record<string, Fact>> = prices
  return byName[name] ?? facts[name]?.(language, texts)
}
