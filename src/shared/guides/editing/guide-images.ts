/** The formats that are accepted (B20.62), and those of stored pictures by the ending of their address: new ones are WebP. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const
export type ImageKind = keyof typeof imageTypes

export const maxImageBytes = 2 * 1024 * 1024

/** What an editor may bring, in pixels. */
export const pictureSides = { minWidth: 320, minHeight: 180, most: 4096 }

/** Pixels. A card is 640 wide at most, with two pixels each on sharp screens. */
export const storedPictureSize = { width: 1280, height: 720 }

/** Where a picture of the shop's own is served, by the hash of its bytes. */
export const pictureAddress = (hash: string, kind: ImageKind) => `/pictures/${hash}.${kind}`

const storedPicture = /^\/pictures\/([\w-]{43})\.(png|jpg|webp|avif)$/

/** The hash in such an address; undefined for any other. */
export const imageHashOf = (address: string): string | undefined => storedPicture.exec(address)?.[1]

/** A picture of the shop's own address. Another site would learn who looks at what, and the pages' policy blocks it. */
export const isThumbnailUrl = (url: string): boolean => /^\/(?![/\\])\S*$/.test(url)
