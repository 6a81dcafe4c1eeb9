import type { Translate } from '../../shared/texts/translate.ts'

/** Returns the text that nothing was charged and when to try again, in whole minutes. */
export function formatWaitText(seconds: number, t: Translate): string {
  return t('payment.tooOften', { count: Math.ceil(seconds / 60) })
}
