import { deadlines } from '../../../shared/deadlines.ts'

/** Without an online check for longer than this, a kept text is gone (decision 0024). */
const longestUncheckedMs = deadlines.offlineDays * 24 * 60 * 60 * 1000
/** A clock that was set back must not keep a text for ever. */
const clockLeewayMs = 24 * 60 * 60 * 1000

export interface CopyStamp {
  /** Whose account it was kept for. */
  uid: string
  guideId: number
  /** When the server last said that its owner may read it, in milliseconds. */
  checkedAt: number
}

/** What the server says of this account's kept guides; nothing at all where it could not be asked. */
export type Verdict = { readable: readonly number[] } | 'refused' | 'no-answer'

/** Only to whom it was kept for, and only as long as the last check is good. */
export function canShow({ uid, checkedAt }: CopyStamp, reader: string | undefined, nowMs: number): boolean {
  const age = nowMs - checkedAt
  return uid === reader && age <= longestUncheckedMs && age >= -clockLeewayMs
}

/** Whether a kept text has to go: its owner has left, its time is over, or the server no longer lets them read it. */
export function shouldDelete(
  kept: CopyStamp,
  reader: string | undefined,
  nowMs: number,
  verdict: Verdict,
): boolean {
  if (!canShow(kept, reader, nowMs) || verdict === 'refused') return true
  return verdict !== 'no-answer' && !verdict.readable.includes(kept.guideId)
}
