import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/caller.ts'

/** Nobody asks about somebody else, whether or not that person exists (design 6.5, reading A03). */
export function requireOwnUid(caller: Caller, uid: string): void {
  if (caller.uid !== uid) throw new Refusal('forbidden')
}
