import { isThumbnailUrl } from '../../../shared/guides/editing/guide-images.ts'

/** Returns an allowed image URL unchanged. Any other URL is replaced with the drawn thumbnail. */
export function toThumbnailUrl(url: string, guideId: number): string {
  return isThumbnailUrl(url) ? url : `/thumbnails/${guideId}.svg`
}
