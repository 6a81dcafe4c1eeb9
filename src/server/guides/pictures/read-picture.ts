import type { PictureKind } from '../../../shared/guides/editing/guide-pictures.ts'
import { cleanAvif, isAvif } from './clean-avif.ts'
import { cleanJpeg, isJpeg } from './clean-jpeg.ts'
import type { CleanPicture } from './clean-picture.ts'
import { cleanPng, isPng } from './clean-png.ts'
import { cleanWebp, isWebp } from './clean-webp.ts'

const kinds: readonly {
  kind: PictureKind
  is: (bytes: Buffer) => boolean
  clean: (bytes: Buffer) => CleanPicture
}[] = [
  { kind: 'png', is: isPng, clean: cleanPng },
  { kind: 'jpg', is: isJpeg, clean: cleanJpeg },
  { kind: 'webp', is: isWebp, clean: cleanWebp },
  { kind: 'avif', is: isAvif, clean: cleanAvif },
]

/**
 * A picture by its bytes, whatever its name says, without what its file tells besides (B20.63). Undefined for another
 * kind of file; throws `BrokenPicture` for one that is damaged.
 */
export function readPicture(bytes: Buffer): (CleanPicture & { kind: PictureKind }) | undefined {
  const found = kinds.find(({ is }) => is(bytes))
  return found && { kind: found.kind, ...found.clean(bytes) }
}
