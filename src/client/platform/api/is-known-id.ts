import { isTRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../../server/router.ts'

/**
 * Returns whether the error means that the id in the URL is unknown, malformed, or another user's. During server rendering, the
 * procedure's error is the cause.
 */
export function isUnknownIdError(error: unknown): boolean {
  if (!isTRPCClientError<AppRouter>(error)) return false
  const code = error.data?.code ?? (error.cause as { code?: unknown } | undefined)?.code
  return code === 'NOT_FOUND' || code === 'BAD_REQUEST'
}

/** Returns false if the server responds that the object does not exist. The page itself shows any other failure. */
export async function isKnownId(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer
    return true
  } catch (error) {
    return !isUnknownIdError(error)
  }
}
