import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/caller.ts'

/** Users may query only their own data; the response does not reveal whether another uid exists (R5, B6.8). */
export function requireOwnUid(caller: Caller, uid: string): void {
  if (caller.uid !== uid) throw new Refusal('forbidden')
}
