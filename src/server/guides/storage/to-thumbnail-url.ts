import { isThumbnailUrl } from '../../../shared/guides/editing/guide-pictures.ts'

/** Any other URL is replaced by the picture that the shop draws. */
export function toThumbnailUrl(url: string, guideId: number): string {
  return isThumbnailUrl(url) ? url : `/thumbnails/${guideId}.svg`
}
