import type { Deps } from '../platform/deps.ts'
import { replacePopularGuides } from './new-guide-queries.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000
const maxPopular = 6

/** Counts purchases and checked-off steps of the last 30 days by guide. Views aren't counted, because reading isn't tracked (B21.18). */
export async function updatePopularGuides({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - monthMs)
  await db.transaction().execute((tx) => replacePopularGuides(tx, since, maxPopular))
}
