import { isThumbnailUrl } from '../../../shared/guides/editing/guide-images.ts'
import type { Db } from '../../platform/database.ts'
import {
  replaceVideos,
  storeGuides,
  type GuideToStore,
  type ReferenceVideo,
  type SaveOrigin,
} from './body-queries.ts'
import { deriveFromText, type DerivedFromText } from '../text/index.ts'

export interface NewGuide extends Omit<GuideToStore, keyof DerivedFromText> {
  referenceVideos: (Omit<ReferenceVideo, 'thumbnailUrl'> & { thumbnailUrl?: string | undefined })[]
}

const script: SaveOrigin = { email: null, way: 'import' }

/** Stores guides with the data derived from their texts in one transaction. Replaced versions stay in the history (B20.54). */
export async function saveGuides(db: Db, guides: NewGuide[], now: Date, saver = script): Promise<void> {
  if (db.isTransaction) return saveIn(db, guides, now, saver)
  await db.transaction().execute((tx) => saveIn(tx, guides, now, saver))
}

async function saveIn(tx: Db, guides: NewGuide[], now: Date, saver: SaveOrigin): Promise<void> {
  await storeGuides(tx, guides.map(toStored), saver, now)
  const videos = guides.flatMap(({ id, referenceVideos }) =>
    referenceVideos.map((video) => ({
      ...video,
      guideId: id,
      thumbnailUrl: video.thumbnailUrl ?? toDrawnVideoThumbnailPath(video.videoId),
    })),
  )
  const ids = guides.map(({ id }) => id)
  await replaceVideos(tx, ids, videos)
}

/** Returns the path of a thumbnail that the shop draws. */
export const toDrawnThumbnailPath = (guideId: number) => `/thumbnails/${guideId}.svg`
export const toDrawnVideoThumbnailPath = (videoId: string) =>
  `/thumbnails/video/${encodeURIComponent(videoId)}.svg`

/** Returns an allowed image URL unchanged. Any other URL is replaced with the drawn thumbnail. */
export const toThumbnailUrl = (url: string, guideId: number) =>
  isThumbnailUrl(url) ? url : toDrawnThumbnailPath(guideId)

function toStored({ referenceVideos: _, ...guide }: NewGuide): GuideToStore {
  return { ...guide, ...deriveFromText(guide), thumbnailUrl: toThumbnailUrl(guide.thumbnailUrl, guide.id) }
}
