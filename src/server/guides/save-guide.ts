import { previewOf, toVisibleText } from '../../shared/guide-preview.ts'
import type { Db } from '../platform/database.ts'
import { replaceVideos, storeGuides, type GuideToStore, type ReferenceVideo } from './body-queries.ts'

export interface NewGuide extends Omit<
  GuideToStore,
  'previewEn' | 'previewJa' | 'previewTh' | 'readingMinutes'
> {
  referenceVideos: Omit<ReferenceVideo, 'thumbnailUrl'>[]
}

const wordsPerMinute = 220

/** Stores guides with everything that follows from their text, whole or not at all. */
export async function saveGuides(db: Db, guides: NewGuide[], now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await storeGuides(tx, guides.map(toStored), now)
    const videos = guides.flatMap(({ id, referenceVideos }) =>
      referenceVideos.map((video) => ({
        ...video,
        guideId: id,
        thumbnailUrl: `/thumbnails/video/${video.videoId}.svg`,
      })),
    )
    await replaceVideos(
      tx,
      guides.map(({ id }) => id),
      videos,
    )
  })
}

function toStored({ referenceVideos: _, ...guide }: NewGuide): GuideToStore {
  return {
    ...guide,
    previewEn: previewOf(guide.contentEn),
    previewJa: previewOf(guide.contentJa),
    previewTh: previewOf(guide.contentTh),
    readingMinutes: Math.max(
      1,
      Math.round(toVisibleText(guide.contentEn).split(' ').length / wordsPerMinute),
    ),
  }
}
