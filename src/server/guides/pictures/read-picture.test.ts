import { expect, test } from 'vitest'
import type { PictureKind } from '../../../shared/guides/editing/guide-pictures.ts'
import { notedPictures } from '../../testing/pictures/noted-pictures.ts'
import { BrokenPicture } from './clean-picture.ts'
import { readPicture } from './read-picture.ts'

const kinds = Object.keys(notedPictures) as PictureKind[]

test.each(kinds)('a %s is known by its bytes, and keeps no word of what its file tells besides', (kind) => {
  const sent = notedPictures[kind]
  expect(sent.includes('SECRET-PLACE')).toBe(true)

  const read = readPicture(sent)

  expect(read).toMatchObject({ kind, width: 320, height: 180 })
  expect(read?.bytes.includes('SECRET-PLACE')).toBe(false)
  // What was cleaned once is clean, so the same picture has one hash.
  expect(readPicture(read?.bytes ?? sent)).toEqual(read)
})

test('a photo that was taken upright stays upright', () => {
  const { bytes } = readPicture(notedPictures.jpg) ?? {}
  const turnedBySix = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
    'hex',
  )
  expect(bytes?.includes(turnedBySix)).toBe(true)
})

/** Anything but a picture, another kind of file, or one that is broken. */
function faultOf(bytes: Buffer): unknown {
  try {
    readPicture(bytes)
    return undefined
  } catch (error) {
    return error instanceof BrokenPicture ? undefined : error
  }
}

test.each(kinds)('a %s that was cut off anywhere is no fault of ours', (kind) => {
  const sent = notedPictures[kind]
  const faults = Array.from(sent, (_, length) => faultOf(sent.subarray(0, length)))
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

test.each(kinds)('a %s with any byte changed is no fault of ours', (kind) => {
  const sent = notedPictures[kind]
  const changed = [0, 1, 0x7f, 0xff].flatMap((value) =>
    Array.from(sent, (_, at) => Buffer.from(sent).fill(value, at, at + 1)),
  )
  expect(changed.map(faultOf).filter((fault) => fault !== undefined)).toEqual([])
})

function box(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}
const bytes = (hex: string) => Buffer.from(hex, 'hex')

test('an AVIF of a few bytes that says it is in a million pieces is broken', () => {
  const note = box('infe', bytes('0200000000010000'), Buffer.from('Exif\0'))
  // No piece takes a byte of the file to tell of it.
  const item = bytes('00010000ffff')
  const places = box('iloc', bytes('0000000000000014'), ...Array.from({ length: 20 }, () => item))
  const size = box('iprp', box('ipco', box('ispe', bytes('0000000000000140000000b4'))))
  const meta = box('meta', bytes('00000000'), box('iinf', bytes('000000000001'), note), places, size)
  const file = Buffer.concat([box('ftyp', Buffer.from('avif\0\0\0\0avif')), meta])

  expect(() => readPicture(file)).toThrow(BrokenPicture)
})

test.each([
  ['nothing', ''],
  ['a drawing in SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a GIF', 'GIF89a\u0001\u0001'],
  ['a page', '<!doctype html><img src=x onerror=alert(1)>'],
  ['a film', '\0\0\0\u0018ftypisom\0\0\0\0isomavc1'],
  ['a moving AVIF', '\0\0\0\u0018ftypavis\0\0\0\0avifavis'],
  ['a photo of an iPhone', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
])('%s is no picture for a guide', (_what, text) => {
  expect(readPicture(Buffer.from(text, 'latin1'))).toBeUndefined()
})
