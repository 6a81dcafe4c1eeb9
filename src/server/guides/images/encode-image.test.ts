import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ImageKind } from '../../../shared/guides/editing/guide-images.ts'
import { heicImage, imagesWithMetadata } from '../../testing/images/images-with-metadata.ts'
import { encodeImage } from './encode-image.ts'

const kinds = Object.keys(imagesWithMetadata) as ImageKind[]

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

test.each(kinds)(
  'encodeImage converts a %s to WebP without metadata, with the same bytes each time',
  async (kind) => {
    const sent = imagesWithMetadata[kind]
    expect(sent.includes('SECRET-PLACE')).toBe(true)

    const { bytes } = await encodeImage(sent)

    expect(bytes.includes('SECRET-PLACE')).toBe(false)
    const { format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect({ format, exif, xmp, iptc, icc, orientation }).toEqual({ format: 'webp' })
    expect((await encodeImage(sent)).bytes).toEqual(bytes)
  },
)

test('encodeImage removes the GPS position of a photo', async () => {
  const position = { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1' }
  const photo = await plain(400, 300, 'green').jpeg().withExif({ IFD3: position }).toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()

  const { bytes } = await encodeImage(photo)

  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

test('encodeImage rotates a portrait photo upright', async () => {
  const black = await plain(400, 720, 'black').png().toBuffer()
  const photo = await plain(800, 720, 'white')
    .composite([{ input: black, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()

  const { bytes, width, height } = await encodeImage(photo)

  expect([width, height]).toEqual([720, 720])
  const rows = await sharp(bytes).greyscale().resize(1, height, { fit: 'fill' }).raw().toBuffer()
  expect(rows.at(20)).toBeLessThan(20)
  expect(rows.at(-20)).toBeGreaterThan(235)
})

test.each([
  [4096, 4096, 1280, 720],
  [1600, 900, 1280, 720],
  [800, 450, 800, 450],
])(
  'encodeImage crops and shrinks an image of %d × %d pixels to at most 1280 × 720',
  async (width, height, wide, high) => {
    const picture = await plain(width, height, 'red').jpeg().toBuffer()

    expect(await encodeImage(picture)).toMatchObject({ width: wide, height: high })
  },
)

test('encodeImage encodes a noisy transparent image in less than 2 MB', async () => {
  const [width, height] = [1280, 720]
  const noise = sharp(randomBytes(width * height * 4), { raw: { width, height, channels: 4 } })

  const { bytes } = await encodeImage(await noise.webp({ quality: 40, alphaQuality: 40 }).toBuffer())

  expect(bytes.length).toBeLessThan(2_000_000)
})

test.each([
  ['an empty file', ''],
  ['an SVG image', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"></svg>'],
  ['a GIF', 'GIF89a\u0001\u0001'],
  ['an HTML page', '<!doctype html><img src=x onerror=alert(1)>'],
  ['an MP4 video', '\0\0\0\u0018ftypisom\0\0\0\0isomavc1'],
  ['a HEIC photo', heicImage.toString('latin1')],
])('encodeImage rejects %s as an unsupported media type', async (_what, text) => {
  await expect(encodeImage(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
    code: 'unsupported-media-type',
  })
})

test('encodeImage rejects an animated image', async () => {
  const frames = await Promise.all(['red', 'blue'].map((color) => plain(400, 300, color).png().toBuffer()))
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()

  await expect(encodeImage(animated)).rejects.toMatchObject({
    code: 'invalid-input',
    message: 'This picture is animated',
  })
})

test.each(kinds)('encodeImage rejects a %s that is cut off before its pixels as damaged', async (kind) => {
  const cut = imagesWithMetadata[kind].subarray(0, 200)
  await expect(encodeImage(cut)).rejects.toMatchObject({ code: 'invalid-input' })
})
