import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { hash, randomBytes } from 'node:crypto'
import type { PageLanguage } from '../../../shared/languages.ts'
import { pathIn } from '../../../shared/paths.ts'
import type { Db } from '../../platform/database.ts'
import type { Env } from '../../platform/env.ts'
import { Refusal } from '../../platform/refusal.ts'
import { countKeys, insertKey, type StoredGift } from './gift-queries.ts'

/** More links to one gift than anybody needs. */
const mostKeys = 30

export const fingerprintOf = (key: string) => hash('sha256', key, 'hex')

/**
 * Another link to a gift; all of them claim it, once. Only its fingerprint is kept, so a link is told when it is made and
 * never again (decision 0055). The key follows #, which browsers send to nobody.
 */
export async function makeLink(
  tx: Db,
  env: Env,
  gift: Pick<StoredGift, 'id'>,
  language: PageLanguage,
  now: Date,
): Promise<string> {
  if ((await countKeys(tx, gift.id)) >= mostKeys)
    throw new Refusal('too-many-requests', 'This gift has as many links as it may have')
  const key = randomBytes(32).toString('base64url')
  await insertKey(tx, fingerprintOf(key), gift.id, now)
  return `${env.ORIGIN}${pathIn(language, giftPaths.claim)}#${key}`
}
