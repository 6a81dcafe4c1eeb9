import { setImmediate as breathe } from 'node:timers/promises'
import {
  areDuplicates,
  toBigrams,
  calculateDice,
  calculateDuplicateScore,
  duplicateTitleThreshold,
  isExemptFromDuplicates,
} from '../../../shared/guides/duplicates/duplicate-rule.ts'
import { listComparedContents } from '../storage/index.ts'
import type { CatalogDeps } from '../catalog/index.ts'

/** Number of titles compared before yielding to the event loop. */
const sliceSize = 500
/** Maximum number of guides whose contents are compared. */
const maxRead = 20

/** Returns the guides on sale that the text would repeat, by the rule that hides near-duplicates (B4.18). */
export async function findNearDuplicates(
  { db, catalogue }: Pick<CatalogDeps, 'db' | 'catalogue'>,
  { id, title, content }: { id: number | null; title: string; content: string },
) {
  if (title.trim() === '' || content.trim() === '' || isExemptFromDuplicates(id ?? 0)) return []
  const own = toBigrams(title)
  const close: { id: number; title: string; titleDice: number }[] = []
  for (const [place, card] of catalogue.current().cards.entries()) {
    if (place % sliceSize === sliceSize - 1) await breathe()
    if (card.id === id || isExemptFromDuplicates(card.id)) continue
    const other = card.titleEn === '' ? card.titleJa : card.titleEn
    const titleDice = calculateDice(own, toBigrams(other), duplicateTitleThreshold)
    if (titleDice > duplicateTitleThreshold) close.push({ id: card.id, title: other, titleDice })
  }
  const read = close.toSorted((a, b) => b.titleDice - a.titleDice).slice(0, maxRead)
  if (read.length === 0) return []
  const pairs = toBigrams(content)
  const ids = read.map((twin) => twin.id)
  const contents = await listComparedContents(db, ids)
  return read.flatMap(({ titleDice, ...twin }, place) => {
    const contentDice = calculateDice(pairs, toBigrams(contents[place] ?? ''))
    if (!areDuplicates(titleDice, contentDice)) return []
    return [{ ...twin, likeness: calculateDuplicateScore(titleDice, contentDice) }]
  })
}
