/** A picture of the shop, or one over https. */
export function isThumbnailUrl(url: string): boolean {
  return /^(https:\/\/|\/(?![/\\]))\S*$/i.test(url)
}

/** Any other URL is replaced by the picture that the shop draws. */
export function toThumbnailUrl(url: string, guideId: number): string {
  return isThumbnailUrl(url) ? url : `/thumbnails/${guideId}.svg`
}
