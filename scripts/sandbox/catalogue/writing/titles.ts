import type { GuideCombination } from './render.ts'
import { toSortedBigrams, compareBigrams, calculateMaxSimilarity, type SortedBigrams } from './similarity.ts'
import { fillSlots, createShortSlots } from './slots.ts'

export interface GuideTitles {
  en: string
  ja: string
}

const CLOSEST_ALLOWED = 0.78
/** Similarity below which titles are not compared exactly, because they differ enough. */
const NOT_CLOSE = 0.6

function closest(title: SortedBigrams, taken: readonly SortedBigrams[], limit: number): number {
  let best = 0
  for (const other of taken) {
    const floor = Math.max(best, NOT_CLOSE)
    if (calculateMaxSimilarity(title, other) > floor)
      best = Math.max(best, compareBigrams(title, other, floor))
    if (best > limit) return best
  }
  return best
}

/**
 * Assigns a title to each combination, from the templates of its method in rotation. Skips a template whose title would be too
 * similar to an earlier one in either language.
 */
export function assignTitles(combinations: readonly GuideCombination[]): GuideTitles[] {
  const taken: { en: SortedBigrams[]; ja: SortedBigrams[] } = { en: [], ja: [] }
  return combinations.map((combination) => {
    const { method, methodNumber, niche, nicheNumber } = combination
    const slots = { en: createShortSlots(method, niche, 'en'), ja: createShortSlots(method, niche, 'ja') }
    let best:
      | { titles: GuideTitles; closeness: number; grams: { en: SortedBigrams; ja: SortedBigrams } }
      | undefined
    for (let turn = 0; turn < method.titles.length; turn++) {
      const frame = method.titles[(nicheNumber + methodNumber + turn) % method.titles.length]
      if (!frame) continue
      const titles = { en: fillSlots(frame[0], slots.en), ja: fillSlots(frame[1], slots.ja) }
      const grams = { en: toSortedBigrams(titles.en), ja: toSortedBigrams(titles.ja) }
      const closeness = Math.max(
        closest(grams.en, taken.en, CLOSEST_ALLOWED),
        closest(grams.ja, taken.ja, CLOSEST_ALLOWED),
      )
      if (!best || closeness < best.closeness) best = { titles, closeness, grams }
      if (closeness <= CLOSEST_ALLOWED) break
    }
    if (!best) throw new Error(`${method.slug} has no titles`)
    taken.en.push(best.grams.en)
    taken.ja.push(best.grams.ja)
    return best.titles
  })
}
