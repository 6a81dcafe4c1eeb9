import { languages, type PageLanguage } from '../../languages.ts'
import { formatMoneyInText } from '../../money-in-text.ts'
import type { Translate } from '../../texts/translate.ts'
import { getIncomeBandLimits, incomeBands } from './reports.ts'

/** Returns the names of the income bands, with limits in the currency of the language. */
export function formatIncomeBands(t: Translate, language: PageLanguage): string[] {
  return incomeBands.map((band) => {
    const { over, upTo } = getIncomeBandLimits(languages[language].currency, band)
    if (over === undefined) return t('reports.nothing')
    if (upTo === undefined) return t('reports.over', { amount: formatMoneyInText(t, over) })
    return over.amountMinor === 0
      ? t('reports.upTo', { amount: formatMoneyInText(t, upTo) })
      : t('reports.between', { from: formatMoneyInText(t, over), to: formatMoneyInText(t, upTo) })
  })
}
