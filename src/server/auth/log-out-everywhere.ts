import type { Caller, Context } from '../platform/trpc.ts'

/**
 * Ends every session of the caller, on every device. It asks for no fresh sign-in: it only takes away, and whoever
 * fears for their account must not be held up.
 */
export async function logOutEverywhere({ deps, session }: Context, caller: Caller): Promise<void> {
  await deps.identity.endSessions(caller.uid)
  session.clear()
}
