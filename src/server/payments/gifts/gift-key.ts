import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { hash, randomBytes } from 'node:crypto'
import type { PageLanguage } from '../../../shared/languages.ts'
import { localizePath } from '../../../shared/paths.ts'
import type { Db } from '../../platform/database.ts'
import type { Env } from '../../platform/env.ts'
import { insertGiftKey, type StoredGift } from './gift-queries.ts'

export const hashGiftKey = (key: string) => hash('sha256', key, 'hex')

/**
 * Creates another link to a gift. Any of its links claims it, once in total. Only the hash of the link's key is stored, so a
 * link can't be shown again (decision 0055). The key follows #, which browsers don't send to servers.
 */
export async function createGiftLink(
  tx: Db,
  env: Env,
  gift: Pick<StoredGift, 'id'>,
  language: PageLanguage,
  now: Date,
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await insertGiftKey(tx, hashGiftKey(key), gift.id, now)
  return `${env.ORIGIN}${localizePath(language, giftPaths.claim)}#${key}`
}
