import { enforcedDays } from '../../../shared/deadlines.ts'

/** Milliseconds without an online check after which a copy is deleted (decision 0024). */
const maxUncheckedMs = enforcedDays.offlineDays * 24 * 60 * 60 * 1000
/** Milliseconds that a check may lie in the future. Limited, so that setting the clock back does not keep a copy forever. */
const clockLeewayMs = 24 * 60 * 60 * 1000

export interface OfflineCopyStamp {
  /** Uid of the account that saved the copy. */
  uid: string
  guideId: number
  /** Unix time in milliseconds at which the server last confirmed that the owner may read the guide. */
  checkedAt: number
}

/** The server's response about the account's saved guides; 'no-answer' if the request failed. */
export type OfflineCopyCheckResult = { readable: readonly number[] } | 'refused' | 'no-answer'

/** Returns true only for the owner of the copy, and only while the last check is recent enough. */
export function canShowOfflineCopy(
  { uid, checkedAt }: OfflineCopyStamp,
  reader: string | undefined,
): boolean {
  const age = Date.now() - checkedAt
  return uid === reader && age <= maxUncheckedMs && age >= -clockLeewayMs
}

/** Returns whether to delete a copy: its owner is not signed in, it has expired, or the owner has lost access. */
export function shouldDeleteOfflineCopy(
  kept: OfflineCopyStamp,
  reader: string | undefined,
  verdict: OfflineCopyCheckResult,
): boolean {
  if (!canShowOfflineCopy(kept, reader) || verdict === 'refused') return true
  return verdict !== 'no-answer' && !verdict.readable.includes(kept.guideId)
}
