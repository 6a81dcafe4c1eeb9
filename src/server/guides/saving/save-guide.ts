import type { Db } from '../../platform/database.ts'
import { replaceVideos, storeGuides, type GuideToStore, type ReferenceVideo } from '../body-queries.ts'
import { deriveFromText, type DerivedFromText } from './derive-from-text.ts'
import { toThumbnailUrl } from '../catalogue/to-thumbnail-url.ts'

export interface NewGuide extends Omit<GuideToStore, keyof DerivedFromText> {
  referenceVideos: Omit<ReferenceVideo, 'thumbnailUrl'>[]
}

/** Stores guides with all data derived from their text, in one transaction. */
export async function saveGuides(db: Db, guides: NewGuide[], now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await storeGuides(tx, guides.map(toStored), now)
    const videos = guides.flatMap(({ id, referenceVideos }) =>
      referenceVideos.map((video) => ({
        ...video,
        guideId: id,
        thumbnailUrl: drawnVideoThumbnailOf(video.videoId),
      })),
    )
    await replaceVideos(
      tx,
      guides.map(({ id }) => id),
      videos,
    )
  })
}

/** The pictures that the shop draws. */
export const drawnThumbnailOf = (guideId: number) => `/thumbnails/${guideId}.svg`
export const drawnVideoThumbnailOf = (videoId: string) =>
  `/thumbnails/video/${encodeURIComponent(videoId)}.svg`

function toStored({ referenceVideos: _, ...guide }: NewGuide): GuideToStore {
  return { ...guide, ...deriveFromText(guide), thumbnailUrl: toThumbnailUrl(guide.thumbnailUrl, guide.id) }
}
