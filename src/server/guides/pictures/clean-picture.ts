/** A picture with what is drawn of it alone: no place, camera, comment or anything else that its file says. */
export interface CleanPicture {
  /** In pixels, as its header says. */
  width: number
  height: number
  bytes: Buffer
}

/** Thrown for a file that begins like a picture and goes on like none. */
export class BrokenPicture extends Error {
  override name = 'BrokenPicture'
}

/** The bytes from one place to another; a file that ends sooner is broken. */
export function part(bytes: Buffer, from: number, to: number): Buffer {
  if (to < from || to > bytes.length) throw new BrokenPicture(`It ends before byte ${to}`)
  return bytes.subarray(from, to)
}

/** Four letters of a file. */
export const nameAt = (bytes: Buffer, at: number): string => part(bytes, at, at + 4).toString('latin1')
