import type { Caller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'

const freshForMs = 5 * 60 * 1000

/** Throws unless the login is recent. Required for sensitive actions, because an unattended browser doesn't prove the user's identity (B18.1). */
export function requireFreshSignIn({ authenticatedAt }: Caller, clock: Clock): void {
  if (clock().getTime() - authenticatedAt.getTime() > freshForMs) throw new Refusal('sign-in-again')
}
