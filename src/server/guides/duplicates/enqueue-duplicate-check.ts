import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'

export const duplicateCheckQueue = 'guides.near-twins'

/** Changes that arrive while the job waits share one comparison. */
export async function enqueueDuplicateCheck({ jobs }: Pick<Deps, 'jobs'>, tx: Db): Promise<void> {
  await jobs.send(tx, duplicateCheckQueue, {}, { key: 'all' })
}
