import type { Caller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'

const freshForMs = 5 * 60 * 1000

/** For what can hurt a person: a browser left open does not prove who sits there (B18.1). */
export function requireFreshSignIn({ authenticatedAt }: Caller, clock: Clock): void {
  if (clock().getTime() - authenticatedAt.getTime() > freshForMs) throw new Refusal('sign-in-again')
}
