import { sql } from 'kysely'
import type { z } from 'zod'
import type {
  adminListInputSchema,
  AdminGuideFilters,
} from '../../../shared/guides/editing/editing-schemas.ts'
import { adminPageSize, type AdminGuideSort } from '../../../shared/guides/editing/guide-states.ts'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import type { Db } from '../../platform/database.ts'
import { waitForBulkWriters } from '../storage/index.ts'

/** Returns a query of guides in any state that match the admin's filters. */
function selectFound(db: Db, { q = '', state, tag, japanese }: AdminGuideFilters) {
  const words = q.trim().split(/\s+/).filter(Boolean)
  return words
    .reduce(
      (query, word) =>
        query.where((eb) =>
          eb.or([
            ...(['titleEn', 'titleJa', 'titleTh'] as const).map((title) =>
              eb(title, 'ilike', `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`),
            ),
            eb('id', '=', parseGuideId(word) ?? 0),
          ]),
        ),
      db.selectFrom('guides'),
    )
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'draft'))
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag ?? ''} = any(tags)`))
    .$if(japanese !== undefined, (query) => query.where('translationStateJa', '=', japanese ?? 'missing'))
}

const sortedBy = {
  changed: 'updatedAt',
  id: 'id',
  title: 'titleEn',
  price: 'price',
} as const satisfies Record<AdminGuideSort, string>

/** Returns one page of the admin's guide list, with guides in any state (B20.58). */
export async function listGuidesForAdmin(
  db: Db,
  { sort, up, page, ...found }: z.infer<typeof adminListInputSchema>,
) {
  const [rows, { total }] = await Promise.all([
    selectFound(db, found)
      .select([
        'id',
        'titleEn',
        'titleJa',
        'tags',
        'price',
        'priceJpy',
        'isFreePreview',
        'state',
        'publishAt',
        'translationStateJa as japanese',
        'updatedAt as savedAt',
      ])
      .orderBy(sortedBy[sort], up ? 'asc' : 'desc')
      .orderBy('id', 'desc')
      .offset((page - 1) * adminPageSize)
      .limit(adminPageSize)
      .execute(),
    selectFound(db, found)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    guides: rows.map(({ publishAt, savedAt, ...row }) => ({
      ...row,
      publishAt: publishAt?.toISOString() ?? null,
      savedAt: savedAt.toISOString(),
    })),
    total,
    pages: Math.max(1, Math.ceil(total / adminPageSize)),
  }
}

export type PricedGuide = Awaited<ReturnType<typeof listPricedGuides>>[number]

type Which = { ids: readonly number[] } | { found: AdminGuideFilters }

const selectPriced = (db: Db, which: Which) =>
  ('ids' in which
    ? db.selectFrom('guides').where('id', '=', sql<number>`any(${which.ids}::int[])`)
    : selectFound(db, which.found)
  )
    .select(['id', 'titleEn', 'titleJa', 'price', 'priceJpy', 'tags'])
    .orderBy('id')

export function listPricedGuides(db: Db, which: Which, most: number) {
  return selectPriced(db, which).limit(most).execute()
}

/** Returns the same guides as `listPricedGuides` and locks them until the transaction ends. */
export async function lockPricedGuides(tx: Db, which: Which, most: number): Promise<PricedGuide[]> {
  await waitForBulkWriters(tx)
  return selectPriced(tx, which).limit(most).forUpdate().execute()
}
