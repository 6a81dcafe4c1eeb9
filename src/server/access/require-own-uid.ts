import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/caller.ts'

/** Nobody asks about somebody else, whether or not that person exists (R5, B6.8). */
export function requireOwnUid(caller: Caller, uid: string): void {
  if (caller.uid !== uid) throw new Refusal('forbidden')
}
