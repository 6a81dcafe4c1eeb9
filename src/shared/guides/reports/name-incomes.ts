import { languages, type PageLanguage } from '../../languages.ts'
import { formatMoney } from '../../money.ts'
import type { Translate } from '../../texts/translate.ts'
import { toIncomeBandLimits, incomeBands } from './reports.ts'

/** Returns the names of the income bands, with limits in the currency of the language. */
export function formatIncomeBands(t: Translate, language: PageLanguage): string[] {
  return incomeBands.map((band) => {
    const { over, upTo } = toIncomeBandLimits(languages[language].currency, band)
    if (over === undefined) return t('reports.nothing')
    if (upTo === undefined) return t('reports.over', { amount: formatMoney(over) })
    return over.amountMinor === 0
      ? t('reports.upTo', { amount: formatMoney(upTo) })
      : t('reports.between', { from: formatMoney(over), to: formatMoney(upTo) })
  })
}
