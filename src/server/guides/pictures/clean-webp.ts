import { BrokenPicture, nameAt, part, type CleanPicture } from './clean-picture.ts'

/** What is drawn (RFC 9649); an animation is not. */
const drawn: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'])

/** Of the flags of a `VP8X` chunk: Exif, XMP and animation. */
const leftOut = 0x08 | 0x04 | 0x02

export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

export function cleanWebp(bytes: Buffer): CleanPicture {
  const kept: Buffer[] = []
  let size: { width: number; height: number } | undefined
  const end = 8 + bytes.readUInt32LE(4)
  for (let at = 12; at + 8 <= end;) {
    const name = nameAt(bytes, at)
    const length = part(bytes, at + 4, at + 8).readUInt32LE()
    // Of an odd length, a byte more.
    const chunk = Buffer.from(part(bytes, at, at + 8 + length + (length % 2)))
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~leftOut
    // A canvas that holds no picture would be an animation.
    if (name === 'VP8 ' || name === 'VP8L') size = sizeOf(name, chunk)
    if (drawn.has(name)) kept.push(chunk)
    at += chunk.length
  }
  if (size === undefined) throw new BrokenPicture('It holds no picture')
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return { ...size, bytes: Buffer.concat([head, body]) }
}

function sizeOf(name: 'VP8 ' | 'VP8L', chunk: Buffer): { width: number; height: number } {
  if (name === 'VP8 ') {
    const sides = part(chunk, 14, 18)
    return { width: sides.readUInt16LE() & 0x3fff, height: sides.readUInt16LE(2) & 0x3fff }
  }
  const bits = part(chunk, 9, 13).readUInt32LE()
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
