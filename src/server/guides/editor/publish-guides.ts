import type { Deps } from '../../platform/deps.ts'
import { enqueueDuplicateCheck } from '../duplicates/index.ts'
import { publishDue } from './state-queries.ts'

export const publishQueue = 'guides.publish'

/** Puts scheduled guides on sale whose time has come (B20.52). */
export async function publishGuides({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const published = await publishDue(tx)
    if (published.length > 0) await enqueueDuplicateCheck({ jobs }, tx)
  })
}
