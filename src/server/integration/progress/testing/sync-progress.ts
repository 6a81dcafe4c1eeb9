import type { Progress, Synced } from '../../../../shared/progress/progress-schemas.ts'
import { dataOf, tell } from '../../../testing/call.ts'
import type { Person } from '../../../testing/people.ts'
import type { Shop } from '../../../testing/shop.ts'

/** Sends a device's changes and returns the shop's answer. Without changes, requests all stored progress. */
export const syncProgress = async (
  shop: Shop,
  person: Person,
  changes: Partial<Progress> = {},
  all = Object.keys(changes).length === 0,
): Promise<Synced> =>
  dataOf(await tell(shop, person, 'progress.sync', { saved: [], marks: [], places: [], ...changes, all }))
