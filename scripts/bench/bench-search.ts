import { buildCatalogIndex } from '../../src/shared/guides/guide-listing.ts'
import type { CatalogIndex } from '../../src/shared/guides/catalog-index.ts'
import type { ListedCard } from '../../src/shared/guides/guides.ts'
import { knownTags } from '../../src/shared/guides/tag-synonyms.ts'
import { createDemoCards } from '../demo/demo-cards.ts'
import { tuningSearches } from '../sandbox/catalogue/searches/golden-searches-tuning.ts'
import { englishSearches, japaneseSearches } from '../sandbox/catalogue/searches/golden-searches.ts'
import { manyGuides } from './many-guides.ts'
import { printBenchmarkRow } from './report.ts'

const guides = 10_000
const rounds = 7
const withoutHits = ['quantum blockchain', 'zzzzz', '量子コンピューター', '%', '仮想通貨 投資']

/** Benchmarks searches and tags over 10,000 guides against a search without index and ranking. */
export function benchSearch(): void {
  const cards = variedCards()
  const { catalogIndex, steps, megabytes } = timeBuild(cards)
  const texts = [englishSearches, japaneseSearches]
    .flatMap(({ plain, variants }) => [...plain, ...variants].map(([text]) => text))
    .concat(tuningSearches.map(([text]) => text))
    .concat(withoutHits)
  const times = texts.map((text) => ({
    search: medianTime(() => catalogIndex.search(text)),
    scan: medianTime(() => scan(cards, text)),
  }))
  const search = times.map((each) => each.search)
  const ratio =
    percentile(search, 95) /
    percentile(
      times.map((each) => each.scan),
      95,
    )
  printBenchmarkRow(
    `Search over ${guides} guides, p95`,
    `${ms(percentile(search, 95))} (median ${ms(percentile(search, 50))}), ${ratio.toFixed(2)} of a plain scan without an order`,
    '≤ 30 ms',
  )
  const tags = knownTags.map(({ name }) => timed(() => catalogIndex.find({ q: name })))
  printBenchmarkRow(`First choice of a tag among ${guides} guides, slowest`, ms(Math.max(...tags)), '')
  const total = steps.reduce((sum, step) => sum + step, 0)
  printBenchmarkRow(
    `Building the catalog index of ${guides} guides`,
    `${ms(total)} in ${steps.length} steps, the longest ${ms(Math.max(...steps))}`,
    '≤ 50 ms a step',
  )
  printBenchmarkRow(
    `Memory of the catalog index of ${guides} guides`,
    `${megabytes.toFixed(0)} MB`,
    '≤ 60 MB',
  )
}

/** Returns guide cards whose titles and summaries all differ, unlike those of repeated demo guides. */
function variedCards(): ListedCard[] {
  const cards = createDemoCards()
  const cardAt = (place: number) => cards[place % cards.length]
  return [...manyGuides(guides)].map(({ id, titleEn, titleJa }) => {
    const [card, other] = [cardAt(id), cardAt(id * 7)]
    if (card === undefined || other === undefined) throw new Error('The demo catalogue is empty')
    const summaryEn = `${titleEn}. ${other.summaryEn}`
    return { ...card, id, titleEn, titleJa, summaryEn, summaryJa: `${titleJa}。${other.summaryJa}` }
  })
}

/** Returns the used heap in MB. If Node runs with `--expose-gc`, garbage is collected before. */
function heapMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}

function timeBuild(cards: readonly ListedCard[]): {
  catalogIndex: CatalogIndex<ListedCard>
  steps: number[]
  megabytes: number
} {
  const before = heapMegabytes()
  const building = buildCatalogIndex(cards)
  const steps: number[] = []
  for (;;) {
    const started = performance.now()
    const step = building.next()
    steps.push(performance.now() - started)
    if (step.done === true) return { catalogIndex: step.value, steps, megabytes: heapMegabytes() - before }
  }
}

/** Returns the guides whose title, tag or summary contains the text, ignoring case. */
function scan(cards: readonly ListedCard[], text: string): ListedCard[] {
  const wanted = text.trim().toLowerCase()
  return cards.filter(({ titleEn, titleJa, summaryEn, summaryJa, tags }) =>
    [titleEn, titleJa, summaryEn, summaryJa, ...tags].some((each) => each.toLowerCase().includes(wanted)),
  )
}

function medianTime(work: () => unknown): number {
  return percentile(
    Array.from({ length: rounds }, () => timed(work)),
    50,
  )
}

function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

function percentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length * percent) / 100)] ?? Number.NaN
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
