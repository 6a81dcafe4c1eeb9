import { previewOf, toVisibleText } from '../../shared/guide-preview.ts'
import type { Db } from '../platform/database.ts'
import {
  replaceVideos,
  storeGuides,
  type DerivedFromText,
  type GuideToStore,
  type ReferenceVideo,
} from './body-queries.ts'

export interface NewGuide extends Omit<GuideToStore, keyof DerivedFromText> {
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

/** The pictures that the shop draws itself. */
export const drawnThumbnailOf = (guideId: number) => `/thumbnails/${guideId}.svg`
export const drawnVideoThumbnailOf = (videoId: string) => `/thumbnails/video/${videoId}.svg`

function toStored({ referenceVideos: _, ...guide }: NewGuide): GuideToStore {
  return { ...guide, ...deriveFromText(guide) }
}

/** What is stored beside a text and follows from it. */
export function deriveFromText({
  contentEn,
  contentJa,
  contentTh,
}: Pick<GuideToStore, 'contentEn' | 'contentJa' | 'contentTh'>): DerivedFromText {
  return {
    previewEn: previewOf(contentEn),
    previewJa: previewOf(contentJa),
    previewTh: previewOf(contentTh),
    readingMinutes: Math.max(1, Math.round(toVisibleText(contentEn).split(' ').length / wordsPerMinute)),
  }
}
