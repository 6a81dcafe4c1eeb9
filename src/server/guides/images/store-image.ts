import { hash } from 'node:crypto'
import { toImagePath, parseImageHash } from '../../../shared/guides/editing/guide-images.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { EncodedImage } from './encode-image.ts'
import { insertImage, touchImage } from './image-queries.ts'

/** Stores an image under the hash of its bytes and returns its URL path. Equal images are stored once (B20.62). */
export async function storePicture(
  tx: Db,
  editor: Caller,
  picture: EncodedImage,
  now: Date,
): Promise<string> {
  const name = hash('sha256', picture.bytes, 'base64url')
  await insertImage(tx, { ...picture, hash: name, kind: 'webp', storedBy: editor.email, namedAt: now })
  return toImagePath(name, 'webp')
}

/** Throws `invalid-input` if the image of a saved guide is not stored. Otherwise postpones its deletion (B20.64). */
export async function retainImage(tx: Db, address: string, now: Date): Promise<void> {
  const name = parseImageHash(address)
  if (name !== undefined && !(await touchImage(tx, name, now)))
    throw new Refusal('invalid-input', 'thumbnailUrl: this picture is stored no more; choose it again')
}
