import { isNetworkFailure, statusOf } from '../../platform/api/api.ts'

/** B13.14: both ask to log in. */
export function asksToLogIn(error: unknown): boolean {
  const status = statusOf(error)
  return status === 401 || status === 403
}

/** Why guides could not be loaded. Only a call without any answer is about the reader's own connection. */
export function listFailure(error: unknown) {
  if (isNetworkFailure(error)) return 'guides.failedNetwork'
  return asksToLogIn(error) ? 'guides.failedLogin' : 'guides.failedText'
}
