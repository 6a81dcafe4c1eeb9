import type { Translate } from '../../shared/texts/translate.ts'

/** The default for a 429 without a time, for example from a proxy. */
const unnamedWaitSeconds = 60

/** How long the server asks a payer to wait; undefined for every answer but 429. */
export function waitSecondsOf({ status, headers }: Response): number | undefined {
  if (status !== 429) return undefined
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 ? seconds : unnamedWaitSeconds
}

/** Says that nothing was charged and when to try again, in whole minutes. */
export function waitText(seconds: number, t: Translate): string {
  return t('payment.tooOften', { count: Math.ceil(seconds / 60) })
}
