import { hash, randomBytes } from 'node:crypto'
import type { Db } from '../../platform/database.ts'
import { insertGiftKey, type StoredGift } from './gift-queries.ts'

export const hashGiftKey = (key: string) => hash('sha256', key, 'hex')

/**
 * Creates the key of another link to a gift. Any of its links claims it, once in total. Only the hash of the key is stored, so a
 * link can't be shown again (decision 0055).
 */
export async function createGiftKey(tx: Db, gift: Pick<StoredGift, 'id'>, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await insertGiftKey(tx, hashGiftKey(key), gift.id, now)
  return key
}
