import sharp, { type Metadata } from 'sharp'
import {
  maxImageBytes,
  imageSizeLimits,
  storedImageSize,
} from '../../../shared/guides/editing/guide-images.ts'
import { Refusal } from '../../platform/refusal.ts'

/** An image with its size in pixels. */
export type EncodedImage = Awaited<ReturnType<typeof encodeImage>>

// Enables only the decoders of accepted formats, and never the SVG decoder, because malicious files exploit bugs in decoders.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

/** Converts an image to WebP: upright, cropped and without metadata (B20.63). Equal input gives equal bytes. */
export async function encodeImage(sent: Buffer) {
  if (sent.length > maxImageBytes)
    throw new Refusal('payload-too-large', `A picture has at most ${maxImageBytes} bytes`)
  const open = () => sharp(sent, { limitInputPixels: imageSizeLimits.most ** 2 })
  requireUsable(await decodeOrRefuse(() => open().metadata()))
  const { data, info } = await decodeOrRefuse(() =>
    open()
      .autoOrient()
      .resize({ ...storedImageSize, fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 82, smartSubsample: true })
      .toBuffer({ resolveWithObject: true }),
  )
  return { bytes: data, width: info.width, height: info.height }
}

function requireUsable({ format, compression, pages = 1, width, height }: Metadata): void {
  // The AVIF decoder also accepts HEIC headers.
  if (format === 'heif' && compression !== 'av1') throw unsupported()
  if (pages > 1) throw new Refusal('invalid-input', 'This picture is animated')
  const { minWidth, minHeight, most } = imageSizeLimits
  if (width < minWidth || height < minHeight || width > most || height > most)
    throw new Refusal(
      'invalid-input',
      `${width} × ${height} pixels: at least ${minWidth} × ${minHeight} and at most ${most} × ${most} are needed`,
    )
}

const unsupported = (options?: ErrorOptions) =>
  new Refusal('unsupported-media-type', 'This is no PNG, JPEG, WebP or AVIF picture', options)

/** Matches sharp's errors for unknown formats. Errors for damaged files differ only in their message. */
const unknownFormat = /unsupported image format|Buffer is empty/

async function decodeOrRefuse<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode()
  } catch (error) {
    if (error instanceof Error && unknownFormat.test(error.message)) throw unsupported({ cause: error })
    throw new Refusal('invalid-input', 'This picture is damaged or has too many pixels', { cause: error })
  }
}
