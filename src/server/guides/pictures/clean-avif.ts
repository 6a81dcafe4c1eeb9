import { BrokenPicture, nameAt, part, type CleanPicture } from './clean-picture.ts'

/** Tiles, thumbnails and notes of an honest picture are dozens; a few bytes can claim millions. */
const mostPieces = 1000

interface Box {
  name: string
  /** Where its name stands, where its content begins, and where it ends. */
  nameAt: number
  from: number
  to: number
}

/** By its brands, of which the first one is the file's own: one whose own is `avis` moves. */
export function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 128))
  return !brands.startsWith('avis') && brands.includes('avif')
}

/** Nothing is moved, because places in the file are named in many parts of it: what is left out is overwritten. */
export function cleanAvif(given: Buffer): CleanPicture {
  const bytes = Buffer.from(given)
  const boxes = boxesIn(bytes, 0, bytes.length)
  for (const box of boxes) if (!['ftyp', 'meta', 'mdat'].includes(box.name)) wipe(bytes, box)
  const meta = boxes.find(({ name }) => name === 'meta')
  if (meta === undefined) throw new BrokenPicture('It does not say what it holds')
  const inside = boxesIn(bytes, meta.from + 4, meta.to)
  const items = withoutNotes(bytes, inside)
  for (const extent of extentsOf(bytes, inside, items)) part(bytes, extent.from, extent.to).fill(0)
  return { ...sizeIn(bytes, inside), bytes }
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    const told = part(bytes, at, at + 4).readUInt32BE()
    const long = told === 1 ? Number(part(bytes, at + 8, at + 16).readBigUInt64BE()) : told
    // Of length 0 is the last one, which goes to the end.
    const end = told === 0 ? to : at + long
    const head = told === 1 ? 16 : 8
    if (end > to || end < at + head) throw new BrokenPicture(`A part of it ends before byte ${end}`)
    boxes.push({ name: nameAt(bytes, at + 4), nameAt: at + 4, from: at + head, to: end })
    at = end
  }
  return boxes
}

/** A box that readers pass over. */
function wipe(bytes: Buffer, { nameAt: at, from, to }: Box): void {
  bytes.write('free', at, 'latin1')
  bytes.fill(0, from, to)
}

const find = (boxes: readonly Box[], name: string): Box | undefined => boxes.find((box) => box.name === name)

/** Renames the items with what a camera or a program noted, so that readers pass over them; returns their ids. */
function withoutNotes(bytes: Buffer, meta: readonly Box[]): ReadonlySet<number> {
  const ids = new Set<number>()
  const list = find(meta, 'iinf')
  if (list === undefined) return ids
  const entries = boxesIn(bytes, list.from + (bytes[list.from] === 0 ? 6 : 8), list.to)
  for (const { from } of entries) {
    const isShort = (bytes[from] ?? 0) < 3
    const id = isShort
      ? part(bytes, from + 4, from + 6).readUInt16BE()
      : part(bytes, from + 4, from + 8).readUInt32BE()
    const typeAt = from + (isShort ? 8 : 10)
    if (!['Exif', 'mime', 'uri '].includes(nameAt(bytes, typeAt))) continue
    bytes.write('skip', typeAt, 'latin1')
    ids.add(id)
  }
  return ids
}

/** Where the content of these items stands (ISO/IEC 14496-12, 8.11.3). */
function extentsOf(
  bytes: Buffer,
  meta: readonly Box[],
  items: ReadonlySet<number>,
): { from: number; to: number }[] {
  const box = find(meta, 'iloc')
  if (box === undefined || items.size === 0) return []
  let at = box.from
  const number = (size: number) => {
    at += size
    return size === 0 ? 0 : Number.parseInt(part(bytes, at - size, at).toString('hex'), 16)
  }
  const version = number(1)
  at += 3
  const [sizes, more] = [number(1), number(1)]
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4]
  const indexSize = version === 0 ? 0 : more & 15
  const extents: { from: number; to: number }[] = []
  let pieces = 0
  for (let left = number(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = number(version < 2 ? 2 : 4)
    const isInside = version > 0 && (number(2) & 15) === 1
    const place = isInside ? (find(meta, 'idat')?.from ?? 0) : 0
    // Of another file.
    at += 2
    const base = place + number(baseSize)
    const count = number(2)
    pieces += count
    if (pieces > mostPieces) throw new BrokenPicture('It is in too many pieces')
    for (let piece = 0; piece < count; piece += 1) {
      at += indexSize
      const from = base + number(offsetSize)
      const to = from + number(lengthSize)
      if (items.has(id)) extents.push({ from, to })
    }
  }
  return extents
}

/** The largest: a thumbnail or a tile says its own, too. */
function sizeIn(bytes: Buffer, meta: readonly Box[]): { width: number; height: number } {
  const all = find(meta, 'iprp')
  const known = all && find(boxesIn(bytes, all.from, all.to), 'ipco')
  const sizes = (known === undefined ? [] : boxesIn(bytes, known.from, known.to))
    .filter(({ name }) => name === 'ispe')
    .map(({ from }) => {
      const sides = part(bytes, from + 4, from + 12)
      return { width: sides.readUInt32BE(), height: sides.readUInt32BE(4) }
    })
  const largest = sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0]
  if (largest === undefined) throw new BrokenPicture('It has no size')
  return largest
}
