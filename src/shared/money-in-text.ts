import { formatAmount, type Money } from './money.ts'
import type { Translate } from './texts/translate.ts'

/** Formats an amount within a sentence: '$15', '1,500円'. */
export const formatMoneyInText = (t: Translate, money: Money): string =>
  t(`price.${money.currency}`, { amount: formatAmount(money) })
