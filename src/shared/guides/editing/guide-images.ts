/** Accepted formats (B20.62), which are also the extensions of stored images; new ones are WebP. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const
export type ImageKind = keyof typeof imageTypes

export const maxImageBytes = 2 * 1024 * 1024

/** Limits of an uploaded image, in pixels. */
export const imageSides = { minWidth: 320, minHeight: 180, most: 4096 }

/** In pixels. A card is at most 640 wide, with two device pixels each on high-density screens. */
export const storedImageSize = { width: 1280, height: 720 }

/** Returns the path of an uploaded image, by the hash of its bytes. */
export const imagePathOf = (hash: string, kind: ImageKind) => `/pictures/${hash}.${kind}`

const storedPicture = /^\/pictures\/([\w-]{43})\.(png|jpg|webp|avif)$/

/** Returns the hash in such a path; undefined for any other URL. */
export const imageHashOf = (address: string): string | undefined => storedPicture.exec(address)?.[1]

/**
 * Returns whether a URL is a path of this shop. Another site would learn who views what, and the content security policy blocks
 * it.
 */
export const isThumbnailUrl = (url: string): boolean => /^\/(?![/\\])\S*$/.test(url)
