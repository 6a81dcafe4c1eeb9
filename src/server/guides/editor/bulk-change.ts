import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BulkChangeInput } from '../../../shared/guides/editing/editing-schemas.ts'
import { maxBulkGuides } from '../../../shared/guides/editing/guide-states.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { updatePricesAndTags } from '../storage/index.ts'
import { listPricedGuides, lockPricedGuides, type PricedGuide } from './admin-list-queries.ts'

const maxShown = 100

/** Returns a preview of a bulk change without writing anything (B20.59). */
export async function previewBulkChange(db: Db, { which, change }: BulkChangeInput) {
  const { changed, unchanged } = compare(await listPricedGuides(db, which, maxBulkGuides), change)
  return {
    changed: changed.length,
    unchanged,
    /** The first changed guides, with their old and new values. */
    shown: changed.slice(0, maxShown).map(({ before, after }) => ({
      id: before.id,
      titleEn: before.titleEn,
      titleJa: before.titleJa,
      before: pickShown(before),
      after: pickShown(after),
    })),
    /** Hash of all changes, with which `applyBulkChange` detects an outdated preview. */
    mark: markOf(changed),
  }
}

/** Applies a previewed bulk change to all guides or to none. Throws `guide-changed` if the preview is outdated. */
export async function applyBulkChange(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  operator: Caller,
  { which, change, mark }: BulkChangeInput & { mark: string },
): Promise<{ changed: number }> {
  const { changed } = compare(await lockPricedGuides(tx, which, maxBulkGuides), change)
  if (markOf(changed) !== mark) throw new Refusal('guide-changed', 'Other guides would change by now')
  if (changed.length === 0) return { changed: 0 }
  const guides = changed.map(({ after }) => after)
  await updatePricesAndTags(tx, guides, { email: operator.email, way: 'many' }, clock())
  return { changed: changed.length }
}

interface Change {
  before: PricedGuide
  after: PricedGuide
}

function compare(guides: readonly PricedGuide[], change: BulkChangeInput['change']) {
  const changed = guides
    .map((before) => ({ before, after: { ...before, ...changesOf(before, change) } }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after))
  return { changed, unchanged: guides.length - changed.length }
}

function changesOf({ tags }: PricedGuide, change: BulkChangeInput['change']): Partial<PricedGuide> {
  switch (change.what) {
    case 'price':
      return { price: change.price, priceJpy: change.priceJpy }
    case 'add-tag':
      return { tags: tags.includes(change.tag) ? tags : [...tags, change.tag] }
    case 'remove-tag':
      return { tags: tags.filter((tag) => tag !== change.tag) }
  }
}

const pickShown = ({ price, priceJpy, tags }: PricedGuide) => ({ price, priceJpy, tags })

const markOf = (changed: readonly Change[]) => hash('sha256', JSON.stringify(changed), 'base64url')
