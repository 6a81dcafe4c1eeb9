import { sql, type Insertable } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { DB } from '../../platform/database-types.ts'

/** Stores an image. If it is already stored, only updates the time of its last reference. */
export async function insertImage(db: Db, picture: Insertable<DB['guidePictures']>): Promise<void> {
  await db
    .insertInto('guidePictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ namedAt: picture.namedAt }))
    .execute()
}

/** Updates the time of an image's last reference. Returns false if the image is not stored. */
export async function touchImage(db: Db, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('guidePictures')
    .set({ namedAt: now })
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
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
