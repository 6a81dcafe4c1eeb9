import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findGift } from './gift-queries.ts'

/** A gift is paid for once, whatever became of it. */
export async function refusePaidGift({ db }: Pick<Deps, 'db'>, giftId: string): Promise<void> {
  if ((await findGift(db, giftId))?.paidAt != null) throw new Refusal('already-owned')
}
