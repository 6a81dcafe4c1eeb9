import type { Limit } from '../platform/rate-limit.ts'

const hour = 60 * 60

/** Jobs that an operator starts or starts again; what they cost has a limit of its own. */
export const translationStartLimit: Limit = {
  scope: 'translation/start',
  free: 300,
  windowSeconds: hour,
  longestWaitSeconds: 60,
}

/** Texts that are translated while an operator waits. */
export const directTranslationLimit: Limit = {
  scope: 'translation/direct',
  free: 60,
  windowSeconds: hour,
  longestWaitSeconds: 60,
}
