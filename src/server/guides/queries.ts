import { sql } from 'kysely'
import type { GuideCard } from '../../shared/guides.ts'
import { overrideTags } from '../../shared/read-guide-fields.ts'
import type { Db } from '../platform/database.ts'

/** Public texts of a guide that only its own page shows. */
export interface PublicTexts {
  previewEn: string
  previewJa: string
  previewTh: string
  /** What the income range rests on: hours, clients, rates. */
  incomeBasisEn: string
  incomeBasisJa: string
}

export interface CataloguedGuide {
  card: GuideCard
  texts: PublicTexts
}

export async function findCatalogueVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** The next guides after an id, in order of id; public columns only. */
export async function listCataloguedGuides(
  db: Db,
  afterId: number,
  count: number,
): Promise<CataloguedGuide[]> {
  const rows = await db
    .selectFrom('guides')
    .select([
      'id',
      'title_en as titleEn',
      'title_ja as titleJa',
      'title_th as titleTh',
      sql<string>`coalesce(summary_en, '')`.as('summaryEn'),
      sql<string>`coalesce(summary_ja, '')`.as('summaryJa'),
      sql<string>`coalesce(summary_th, '')`.as('summaryTh'),
      'tags',
      'price',
      'price_jpy as priceJpy',
      'is_free_preview as isFreePreview',
      'thumbnail_url as thumbnailUrl',
      sql<string>`coalesce(income_range, '')`.as('incomeRange'),
      sql<string>`coalesce(metadata ->> 'incomeRangeJa', income_range, '')`.as('incomeRangeJa'),
      sql<string>`coalesce(metadata ->> 'emoji', '')`.as('emoji'),
      'reading_minutes as readingMinutes',
      'duplicate_of as duplicateOf',
      'updated_at as updatedAt',
      'preview_en as previewEn',
      'preview_ja as previewJa',
      'preview_th as previewTh',
      sql<string>`coalesce(metadata ->> 'incomeBasisEn', '')`.as('incomeBasisEn'),
      sql<string>`coalesce(metadata ->> 'incomeBasisJa', '')`.as('incomeBasisJa'),
    ])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(
    ({ previewEn, previewJa, previewTh, incomeBasisEn, incomeBasisJa, updatedAt, ...card }) => ({
      card: { ...card, tags: overrideTags(card.id, card.tags), updatedAt: updatedAt.toISOString() },
      texts: { previewEn, previewJa, previewTh, incomeBasisEn, incomeBasisJa },
    }),
  )
}
