import { BrokenPicture, part, type CleanPicture } from './clean-picture.ts'

const startOfImage = Buffer.from([0xff, 0xd8])
const endOfImage = 0xd9
const startOfScan = 0xda

export const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))

/** What follows the picture, such as the film of a moving photo, is left out, too. */
export function cleanJpeg(bytes: Buffer): CleanPicture {
  const kept: Buffer[] = []
  let size: { width: number; height: number } | undefined
  let turn: number | undefined
  for (let at = startOfImage.length; ;) {
    const { marker, segment, end } = segmentAt(bytes, at)
    if (isFrame(marker)) size ??= sizeOf(part(segment, 5, 9))
    turn ??= turnOf(segment)
    if (isDrawn(marker, segment)) kept.push(part(bytes, at, end))
    if (marker === endOfImage) break
    at = end
  }
  if (size === undefined) throw new BrokenPicture('It has no frame')
  return {
    ...size,
    bytes: Buffer.concat([startOfImage, ...(turn === undefined ? [] : [turned(turn)]), ...kept]),
  }
}

/** A segment with its marker and length, and where the next one begins: after the scan, where it opens one. */
function segmentAt(bytes: Buffer, at: number): { marker: number; segment: Buffer; end: number } {
  const [first, marker = 0] = part(bytes, at, at + 2)
  if (first !== 0xff || marker < 0xc0) throw new BrokenPicture(`There is no segment at byte ${at}`)
  if (marker === endOfImage) return { marker, segment: part(bytes, at, at + 2), end: at + 2 }
  const segment = part(bytes, at, at + 2 + part(bytes, at + 2, at + 4).readUInt16BE())
  const end = at + segment.length
  return { marker, segment, end: marker === startOfScan ? endOfScan(bytes, end) : end }
}

/** In a scan, 0xff is followed by zero or by the marker of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new BrokenPicture('It has no end')
}

/** Any way of coding; between them stand tables (0xc4, 0xcc) and one that is reserved (0xc8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const sizeOf = (sides: Buffer) => ({ height: sides.readUInt16BE(), width: sides.readUInt16BE(2) })

/** Of what programs write into a file only what colours need. */
function isDrawn(marker: number, segment: Buffer): boolean {
  const begins = (name: string) => segment.subarray(4, 4 + name.length).toString('latin1') === name
  if (marker === 0xe0) return begins('JFIF\0')
  if (marker === 0xe2) return begins('ICC_PROFILE\0')
  if (marker === 0xee) return begins('Adobe')
  return marker < 0xe0
}

const exif = Buffer.from('Exif\0\0', 'latin1')
const tiffAt = 4 + exif.length
const orientationTag = 0x0112

/** How the camera was held, where Exif says it: such a picture would lie on its side without. */
function turnOf(segment: Buffer): number | undefined {
  if (segment[1] !== 0xe1 || !segment.subarray(4, tiffAt).equals(exif)) return undefined
  const tiff = segment.subarray(tiffAt)
  const isLittle = tiff[0] === 0x49
  const short = (at: number) => {
    const two = part(tiff, at, at + 2)
    return isLittle ? two.readUInt16LE() : two.readUInt16BE()
  }
  const four = part(tiff, 4, 8)
  const directory = isLittle ? four.readUInt32LE() : four.readUInt32BE()
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (short(at) === orientationTag) return short(at + 8)
  }
  return undefined
}

/** Exif that says nothing else. */
function turned(turn: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  // One number of two bytes.
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(turn, 18)
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exif.length + tiff.length])
  return Buffer.concat([head, exif, tiff])
}
