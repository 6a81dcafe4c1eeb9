import {
  longestRead,
  smallStartCost,
  type FirstIncome,
  type ReadingTime,
  type StartCost,
} from '../../../shared/guides/guide-facts.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { formatMoney } from '../../../shared/money.ts'
import { currencyOf } from '../../../shared/prices.ts'
import type { Translate } from '../../../shared/texts/translate.ts'

export type Kind = 'tool' | 'cost' | 'wait' | 'read' | 'reported'

/** What people read for a choice; the name of a tool is the same in every language. */
export function choiceName(kind: Kind, value: string, t: Translate, language: PageLanguage): string {
  if (kind === 'cost') return t(`guides.cost.${value as StartCost}`, { most: smallCostIn(language) })
  if (kind === 'wait') return t(`guides.wait.${value as FirstIncome}`)
  if (kind === 'read') return t(`guides.read.${value as ReadingTime}`, longestRead)
  return kind === 'tool' ? value : t('guides.reported')
}

function smallCostIn(language: PageLanguage): string {
  const currency = currencyOf(language)
  const amountMinor = currency === 'jpy' ? smallStartCost.yen : smallStartCost.dollars * 100
  return formatMoney({ amountMinor, currency })
}
