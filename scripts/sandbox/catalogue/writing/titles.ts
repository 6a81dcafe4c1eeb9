import { rendererFor, type Combination } from './render.ts'
import { bigramsOf, dice, diceLimit, type Bigrams } from './similarity.ts'

export interface Titles {
  en: string
  ja: string
}

const CLOSEST_ALLOWED = 0.78
/** The longest title that a card in the list shows in full. */
const LONGEST = { en: 90, ja: 46 }
/** Below this it does not matter how far apart two titles are. */
const NOT_CLOSE = 0.6

function closest(title: Bigrams, taken: readonly Bigrams[], limit: number): number {
  let best = 0
  for (const other of taken) {
    const floor = Math.max(best, NOT_CLOSE)
    if (diceLimit(title, other) > floor) best = Math.max(best, dice(title, other, floor))
    if (best > limit) return best
  }
  return best
}

/**
 * Gives every combination one of its method's title frames: the frames rotate, and a frame is skipped when the
 * title would be too close to one given before, or too long, in either language.
 */
export function assignTitles(combinations: readonly Combination[]): Titles[] {
  const taken: { en: Bigrams[]; ja: Bigrams[] } = { en: [], ja: [] }
  return combinations.map((combination) => {
    const { method, methodNumber, nicheNumber } = combination
    const english = rendererFor(combination, 'en')
    const japanese = rendererFor(combination, 'ja')
    let best: { titles: Titles; closeness: number; grams: { en: Bigrams; ja: Bigrams } } | undefined
    for (let turn = 0; turn < method.titles.length; turn++) {
      const frame = method.titles[(nicheNumber + methodNumber + turn) % method.titles.length]
      if (!frame) continue
      const titles = { en: english.text(frame[0]), ja: japanese.text(frame[1]) }
      const grams = { en: bigramsOf(titles.en), ja: bigramsOf(titles.ja) }
      const isTooLong = titles.en.length > LONGEST.en || titles.ja.length > LONGEST.ja
      const closeness = isTooLong
        ? 1
        : Math.max(closest(grams.en, taken.en, CLOSEST_ALLOWED), closest(grams.ja, taken.ja, CLOSEST_ALLOWED))
      if (!best || closeness < best.closeness) best = { titles, closeness, grams }
      if (closeness <= CLOSEST_ALLOWED) break
    }
    if (!best) throw new Error(`${method.slug} has no titles`)
    taken.en.push(best.grams.en)
    taken.ja.push(best.grams.ja)
    return best.titles
  })
}
