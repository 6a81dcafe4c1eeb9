/** A picture of the shop's own, or one over https. */
export function isThumbnailUrl(url: string): boolean {
  return /^(https:\/\/|\/(?![/\\]))\S*$/i.test(url)
}

/** Instead of any other address stands the picture that the shop draws. */
export function toThumbnailUrl(url: string, guideId: number): string {
  return isThumbnailUrl(url) ? url : `/thumbnails/${guideId}.svg`
}
