/** Accepted image formats by file extension (B20.62). New images are stored as WebP. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const
export type ImageKind = keyof typeof imageTypes

export const maxImageBytes = 2 * 1024 * 1024

/** Limits of the width and height of an uploaded image, in pixels. */
export const imageSizeLimits = { minWidth: 320, minHeight: 180, most: 4096 }

/** Size of stored images in pixels. A card is at most 640 pixels wide, and high-density screens need twice as many. */
export const storedImageSize = { width: 1280, height: 720 }

/** Returns the path of a stored image, which contains the hash of its bytes. */
export const toImagePath = (hash: string, kind: ImageKind) => `/pictures/${hash}.${kind}`

const storedPicture = /^\/pictures\/([\w-]{43})\.(png|jpg|webp|avif)$/

/** Returns the hash in the path of a stored image. Undefined for any other URL. */
export const parseImageHash = (address: string): string | undefined => storedPicture.exec(address)?.[1]

/**
 * Returns whether a URL is a path of this shop. Images of other sites are not allowed, because those sites would receive
 * requests from readers of the guide, and the content security policy blocks them.
 */
export const isThumbnailUrl = (url: string): boolean => /^\/(?![/\\])\S*$/.test(url)
