import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/caller.ts'

/** The body of a sign-in must speak of the person whom the token proves (reading A02). */
export function requireSameEmail(caller: Caller, email: string): void {
  if (caller.email.toLowerCase() !== email.toLowerCase()) {
    throw new Refusal('invalid-input', 'email: not the e-mail of this sign-in')
  }
}
