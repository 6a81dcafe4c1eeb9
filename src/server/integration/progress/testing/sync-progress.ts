import type { Progress, SyncResult } from '../../../../shared/progress/progress-schemas.ts'
import { readCallData, callMutation } from '../../../testing/call.ts'
import type { Person } from '../../../testing/people.ts'
import type { Shop } from '../../../testing/shop.ts'

/** Sends a device's changes and returns the shop's answer. Without changes, requests all stored progress. */
export const syncProgress = async (
  shop: Shop,
  person: Person,
  changes: Partial<Progress> = {},
  all = Object.keys(changes).length === 0,
): Promise<SyncResult> =>
  readCallData(
    await callMutation(shop, person, 'progress.sync', { saved: [], marks: [], places: [], ...changes, all }),
  )
