import { isTRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../../server/router.ts'

/**
 * The id in the address belongs to nothing that this reader may see: unknown, malformed, or another user's. Where a page is
 * rendered on the server, the procedure's own error is the cause.
 */
export function isUnknownId(error: unknown): boolean {
  if (!isTRPCClientError<AppRouter>(error)) return false
  const code = error.data?.code ?? (error.cause as { code?: unknown } | undefined)?.code
  return code === 'NOT_FOUND' || code === 'BAD_REQUEST'
}

/** False if the server answers that there is no such thing; every other failure is shown by the page itself. */
export async function isKnown(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer
    return true
  } catch (error) {
    return !isUnknownId(error)
  }
}
