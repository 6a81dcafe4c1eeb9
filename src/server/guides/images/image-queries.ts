import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { toImagePath, parseImageHash } from '../../../shared/guides/editing/guide-images.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { EncodedImage } from './encode-image.ts'

/** Stores an image under the hash of its bytes and returns its URL path. Equal images are stored once (B20.62). */
export async function storeImage(tx: Db, editor: Caller, picture: EncodedImage, now: Date): Promise<string> {
  const name = hash('sha256', picture.bytes, 'base64url')
  await tx
    .insertInto('guidePictures')
    .values({ ...picture, hash: name, kind: 'webp', storedBy: editor.email, namedAt: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ namedAt: now }))
    .execute()
  return toImagePath(name, 'webp')
}

/** Throws `invalid-input` if the image of a saved guide is not stored. Otherwise postpones its deletion (B20.64). */
export async function retainImage(tx: Db, address: string, now: Date): Promise<void> {
  const name = parseImageHash(address)
  if (name === undefined) return
  const { numUpdatedRows } = await tx
    .updateTable('guidePictures')
    .set({ namedAt: now })
    .where('hash', '=', name)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n)
    throw new Refusal('invalid-input', 'thumbnailUrl: this picture is stored no more; choose it again')
}

export function findImage(db: Db, hash: string) {
  return db.selectFrom('guidePictures').where('hash', '=', hash).select(['kind', 'bytes']).executeTakeFirst()
}

/** Deletes up to `most` unreferenced images whose last reference is older than the date. Returns their number. */
export async function deleteImages(db: Db, namedBefore: Date, most: number): Promise<number> {
  // Repeats the date condition outside the subquery, so that an image chosen in the meantime is not deleted.
  const { numAffectedRows } = await sql`
    delete from guide_pictures where named_at < ${namedBefore} and hash in (
      select hash from guide_pictures
      where named_at < ${namedBefore}
        and not exists (select from named_pictures where address = '/pictures/' || hash || '.' || kind)
      limit ${most}
    )`.execute(db)
  return Number(numAffectedRows ?? 0)
}
