import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database.ts'
import type { DerivedFromText } from './derive-from-text.ts'

// The only file of the product that may name a body column; architecture.test.ts lists who may import it,
// stories/leak-canary.test.ts watches what comes out.

export interface ReferenceVideo {
  videoId: string
  title: string
  language: string
  thumbnailUrl: string
  channelTitle: string | null
}

export interface GuideBody {
  contentEn: string
  contentJa: string
  contentTh: string
  videos: ReferenceVideo[]
}

/** The paid text. Called by read-guide.ts alone, after it has asked who may read. */
export async function findBody(db: Db, guideId: number): Promise<GuideBody | undefined> {
  return db
    .selectFrom('guides')
    .where('id', '=', guideId)
    .select((eb) => [
      'content_en as contentEn',
      'content_ja as contentJa',
      'content_th as contentTh',
      jsonArrayFrom(
        eb
          .selectFrom('reference_videos')
          .whereRef('guide_id', '=', 'guides.id')
          .select([
            'video_id as videoId',
            'title',
            'language',
            'thumbnail_url as thumbnailUrl',
            'channel_title as channelTitle',
          ])
          .orderBy('reference_videos.id'),
      ).as('videos'),
    ])
    .executeTakeFirst()
}

export interface GuideToStore extends DerivedFromText {
  id: number
  titleEn: string
  titleJa: string
  titleTh: string
  summaryEn: string | null
  summaryJa: string | null
  summaryTh: string | null
  contentEn: string
  contentJa: string
  contentTh: string
  tags: string[]
  price: number
  priceJpy: number | null
  isFreePreview: boolean
  thumbnailUrl: string
  incomeRange: string | null
  metadata: Record<string, unknown>
}

const updatedColumns = [
  'title_en',
  'title_ja',
  'title_th',
  'summary_en',
  'summary_ja',
  'summary_th',
  'content_en',
  'content_ja',
  'content_th',
  'tags',
  'price',
  'price_jpy',
  'is_free_preview',
  'thumbnail_url',
  'income_range',
  'metadata',
  'preview_en',
  'preview_ja',
  'preview_th',
  'outline_en',
  'outline_ja',
  'outline_th',
  'reading_minutes',
] as const

export async function storeGuides(db: Db, guides: GuideToStore[], now: Date): Promise<void> {
  await db
    .insertInto('guides')
    .values(
      guides.map((guide) => ({
        id: guide.id,
        title_en: guide.titleEn,
        title_ja: guide.titleJa,
        title_th: guide.titleTh,
        summary_en: guide.summaryEn,
        summary_ja: guide.summaryJa,
        summary_th: guide.summaryTh,
        content_en: guide.contentEn,
        content_ja: guide.contentJa,
        content_th: guide.contentTh,
        tags: guide.tags,
        price: guide.price,
        price_jpy: guide.priceJpy,
        is_free_preview: guide.isFreePreview,
        thumbnail_url: guide.thumbnailUrl,
        income_range: guide.incomeRange,
        metadata: JSON.stringify(guide.metadata),
        preview_en: guide.previewEn,
        preview_ja: guide.previewJa,
        preview_th: guide.previewTh,
        outline_en: guide.outlineEn,
        outline_ja: guide.outlineJa,
        outline_th: guide.outlineTh,
        reading_minutes: guide.readingMinutes,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ...Object.fromEntries(updatedColumns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        updated_at: now,
      })),
    )
    .execute()
}

export interface VideoToStore extends ReferenceVideo {
  guideId: number
}

export async function replaceVideos(db: Db, guideIds: number[], videos: VideoToStore[]): Promise<void> {
  await db.deleteFrom('reference_videos').where('guide_id', 'in', guideIds).execute()
  if (videos.length === 0) return
  await db
    .insertInto('reference_videos')
    .values(
      videos.map((video) => ({
        guide_id: video.guideId,
        video_id: video.videoId,
        title: video.title,
        language: video.language,
        thumbnail_url: video.thumbnailUrl,
        channel_title: video.channelTitle,
      })),
    )
    .execute()
}
