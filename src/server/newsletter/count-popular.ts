import type { Deps } from '../platform/deps.ts'
import { replacePopular } from './new-guide-queries.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000
const mostPopular = 6

/** Counts people by what they bought and ticked off; nobody's reading is watched for it (B21.18). */
export async function countPopular({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - monthMs)
  await db.transaction().execute((tx) => replacePopular(tx, since, mostPopular))
}
