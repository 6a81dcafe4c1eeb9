import { hash, randomBytes } from 'node:crypto'
import type { Db } from '../../platform/database.ts'
import { insertGiftKey, type StoredGift } from './gift-queries.ts'

export const hashGiftKey = (key: string) => hash('sha256', key, 'hex')

/**
 * Creates a key for one more link to a gift. The gift can be claimed once, by any of its links. Only the hash of the key is
 * stored, so a link can't be shown again (decision 0055).
 */
export async function createGiftKey(tx: Db, gift: Pick<StoredGift, 'id'>, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await insertGiftKey(tx, hashGiftKey(key), gift.id, now)
  return key
}
