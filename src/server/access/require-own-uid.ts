import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/caller.ts'

/** Rejects a uid other than the caller's. The response does not reveal whether the uid exists (R5, B6.8). */
export function requireOwnUid(caller: Caller, uid: string): void {
  if (caller.uid !== uid) throw new Refusal('forbidden')
}
