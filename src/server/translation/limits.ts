import type { Limit } from '../platform/rate-limit.ts'

const hour = 60 * 60

/** Jobs that an operator starts or retries; their cost has a separate limit. */
export const translationStartLimit: Limit = {
  scope: 'translation/start',
  free: 300,
  windowSeconds: hour,
  maxWaitSeconds: 60,
}

/** Texts that are translated synchronously, while the operator waits for the response. */
export const directTranslationLimit: Limit = {
  scope: 'translation/direct',
  free: 60,
  windowSeconds: hour,
  maxWaitSeconds: 60,
}
