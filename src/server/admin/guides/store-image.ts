import type { z } from 'zod'
import type { storeImageInput } from '../../../shared/admin/guide-file-schemas.ts'
import { encodeImage, storePicture } from '../../guides/images/index.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertAuditEntry } from '../audit-log/audit-log-queries.ts'

/** Stores an uploaded image and inserts an audit log entry. Saving the guide assigns the image (B20.62). */
export async function storeGuideImage(
  { db, clock }: Deps,
  operator: Caller,
  { guideId, base64 }: z.infer<typeof storeImageInput>,
) {
  // Encoding takes up to a second and must not hold a transaction open.
  const image = await encodeImage(Buffer.from(base64, 'base64'))
  return db.transaction().execute(async (tx) => {
    const address = await storePicture(tx, operator, image, clock())
    const entry = { operator, kind: 'picture-stored', reason: '', after: { picture: address } } as const
    await insertAuditEntry(tx, { ...entry, ...(guideId === null ? {} : { guideId }) }, clock())
    return { address }
  })
}
