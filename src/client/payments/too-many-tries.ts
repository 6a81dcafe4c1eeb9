import type { Translate } from '../../shared/texts/translate.ts'

/** For a 429 of somebody else's, a proxy for example, that names no time. */
const unnamedWaitSeconds = 60

/** How long the server asks a payer to wait; undefined for every answer but 429. */
export function waitSecondsOf({ status, headers }: Response): number | undefined {
  if (status !== 429) return undefined
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 ? seconds : unnamedWaitSeconds
}

/** That nothing was charged, and when to try again: in whole minutes, because nobody counts seconds. */
export function waitText(seconds: number, t: Translate): string {
  return t('payment.tooOften', { count: Math.ceil(seconds / 60) })
}
