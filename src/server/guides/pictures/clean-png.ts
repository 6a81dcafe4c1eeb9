import { BrokenPicture, nameAt, part, type CleanPicture } from './clean-picture.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What is drawn (PNG, third edition, chapter 11). Texts, times, Exif and the frames of an animation are not. */
const drawn: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs'.split(' '),
)

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature)

export function cleanPng(bytes: Buffer): CleanPicture {
  const kept: Buffer[] = [signature]
  let at = signature.length
  if (nameAt(bytes, at + 4) !== 'IHDR') throw new BrokenPicture('It has no header')
  for (let name = ''; name !== 'IEND';) {
    name = nameAt(bytes, at + 4)
    const chunk = part(bytes, at, at + 12 + bytes.readUInt32BE(at))
    if (drawn.has(name)) kept.push(chunk)
    at += chunk.length
  }
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: Buffer.concat(kept) }
}
