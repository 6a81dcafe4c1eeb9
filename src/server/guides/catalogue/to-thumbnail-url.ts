/** A picture of the shop's own address. Another site would learn who looks at what, and the pages' policy blocks it. */
export function isThumbnailUrl(url: string): boolean {
  return /^\/(?![/\\])\S*$/.test(url)
}

/** Any other URL is replaced by the picture that the shop draws. */
export function toThumbnailUrl(url: string, guideId: number): string {
  return isThumbnailUrl(url) ? url : `/thumbnails/${guideId}.svg`
}
