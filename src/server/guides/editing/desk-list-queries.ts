import { sql } from 'kysely'
import type { z } from 'zod'
import type { deskListInputSchema, FoundGuides } from '../../../shared/guides/editing/editing-schemas.ts'
import type { DeskSort, GuideState } from '../../../shared/guides/editing/guide-states.ts'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import type { TranslationState } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'
import { queueAsWriter } from '../lock-queries.ts'

/** Guides in any state; public columns only. */
function selectFound(db: Db, { q = '', state, tag, japanese }: FoundGuides) {
  const words = q.trim().split(/\s+/).filter(Boolean)
  return words
    .reduce(
      (query, word) =>
        query.where((eb) =>
          eb.or([
            ...(['title_en', 'title_ja', 'title_th'] as const).map((title) =>
              eb(title, 'ilike', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`),
            ),
            eb('id', '=', parseGuideId(word) ?? 0),
          ]),
        ),
      db.selectFrom('guides'),
    )
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag ?? ''} = any(tags)`))
    .$if(japanese !== undefined, (query) => query.where('translation_state_ja', '=', japanese ?? ''))
}

const sortedBy = {
  changed: 'updated_at',
  id: 'id',
  title: 'title_en',
  price: 'price',
} as const satisfies Record<DeskSort, string>

export async function listPageOfGuides(
  db: Db,
  { sort, up, page, ...found }: z.infer<typeof deskListInputSchema>,
  pageSize: number,
) {
  return selectFound(db, found)
    .select([
      'id',
      'title_en as titleEn',
      'title_ja as titleJa',
      'tags',
      'price',
      'price_jpy as priceJpy',
      'is_free_preview as isFreePreview',
      sql<GuideState>`state`.as('state'),
      'publish_at as publishAt',
      sql<TranslationState>`translation_state_ja`.as('japanese'),
      'updated_at as savedAt',
    ])
    .orderBy(sortedBy[sort], up ? 'asc' : 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute()
}

export async function countFound(db: Db, found: FoundGuides): Promise<number> {
  const { total } = await selectFound(db, found)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export interface PricedGuide {
  id: number
  titleEn: string
  titleJa: string
  price: number
  priceJpy: number | null
  tags: string[]
}

type Which = { ids: readonly number[] } | { found: FoundGuides }

const selectPriced = (db: Db, which: Which) =>
  ('ids' in which
    ? db.selectFrom('guides').where('id', '=', sql<number>`any(${which.ids}::int[])`)
    : selectFound(db, which.found)
  )
    .select(['id', 'title_en as titleEn', 'title_ja as titleJa', 'price', 'price_jpy as priceJpy', 'tags'])
    .orderBy('id')

export async function listPriced(db: Db, which: Which, most: number): Promise<PricedGuide[]> {
  return selectPriced(db, which).limit(most).execute()
}

/** The same; until the transaction ends, no other one can change these guides. */
export async function lockPriced(tx: Db, which: Which, most: number): Promise<PricedGuide[]> {
  await queueAsWriter(tx)
  return selectPriced(tx, which).limit(most).forUpdate().execute()
}
