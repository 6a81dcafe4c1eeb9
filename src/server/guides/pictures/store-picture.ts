import { hash } from 'node:crypto'
import {
  largestPictureBytes,
  pictureAddress,
  pictureHashOf,
  pictureSides,
} from '../../../shared/guides/editing/guide-pictures.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { BrokenPicture } from './clean-picture.ts'
import { insertPicture, touchPicture } from './picture-queries.ts'
import { readPicture } from './read-picture.ts'

/** Stores a picture for guides, the same one once, and answers its address (B20.62). */
export async function storePicture(tx: Db, editor: Caller, sent: Buffer, now: Date): Promise<string> {
  if (sent.length > largestPictureBytes)
    throw new Refusal('payload-too-large', `A picture has at most ${largestPictureBytes} bytes`)
  const { kind, width, height, bytes } = requirePicture(sent)
  const name = hash('sha256', bytes, 'base64url')
  await insertPicture(tx, { hash: name, kind, width, height, bytes, storedBy: editor.email, namedAt: now })
  return pictureAddress(name, kind)
}

function requirePicture(sent: Buffer): NonNullable<ReturnType<typeof readPicture>> {
  const picture = readOrRefuse(sent)
  if (picture === undefined)
    throw new Refusal('unsupported-media-type', 'This is no PNG, JPEG, WebP or AVIF picture')
  const { width, height } = picture
  const { leastWidth, leastHeight, most } = pictureSides
  if (width < leastWidth || height < leastHeight || width > most || height > most)
    throw new Refusal(
      'invalid-input',
      `${width} × ${height} pixels: at least ${leastWidth} × ${leastHeight} and at most ${most} × ${most} are needed`,
    )
  return picture
}

function readOrRefuse(sent: Buffer): ReturnType<typeof readPicture> {
  try {
    return readPicture(sent)
  } catch (error) {
    if (!(error instanceof BrokenPicture)) throw error
    throw new Refusal('invalid-input', `This picture is damaged. ${error.message}`, { cause: error })
  }
}

/** A guide that is saved names only a picture that is there, and the sweep waits for it from then on (B20.64). */
export async function keepPictureOf(tx: Db, address: string, now: Date): Promise<void> {
  const name = pictureHashOf(address)
  if (name !== undefined && !(await touchPicture(tx, name, now)))
    throw new Refusal('invalid-input', 'thumbnailUrl: this picture is stored no more; choose it again')
}
