import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/caller.ts'

/** Throws unless the email in the request body is that of the token (B7.13). */
export function requireSameEmail(caller: Caller, email: string): void {
  if (caller.email.toLowerCase() !== email.toLowerCase()) {
    throw new Refusal('invalid-input', 'email: not the email of this login')
  }
}
