/** A picture of the shop's own or one over https; instead of any other address stands the one that the shop draws. */
export function toThumbnailUrl(url: string, guideId: number): string {
  return /^(https:\/\/|\/(?![/\\]))\S*$/i.test(url) ? url : `/thumbnails/${guideId}.svg`
}
