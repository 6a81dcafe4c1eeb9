import type { DemoMethod, BilingualText } from './writing/format.ts'
import { demoMethods } from './writing/read-methods.ts'
import { demoNiches } from './writing/read-niches.ts'
import { createRenderer, type GuideCombination } from './writing/render.ts'
import { fillSlots, formatIncomeRange, createSlots } from './writing/slots.ts'
import { assignTitles, type GuideTitles } from './writing/titles.ts'
import { formatEditionTitle, findFirstEdition } from './writing/near-duplicates.ts'
import { createReferenceVideos, type ReferenceVideo } from './writing/videos.ts'

export interface DemoGuide {
  id: number
  titleEn: string
  titleJa: string
  titleTh: string
  summaryEn: string
  summaryJa: string
  summaryTh: string
  contentEn: string
  contentJa: string
  contentTh: string
  tags: string[]
  price: number
  priceJpy: number | null
  isFreePreview: boolean
  incomeRange: string
  metadata: {
    incomeBasisEn: string
    incomeBasisJa: string
    incomeRangeJa: string
    hoursPerWeek: number
    difficulty: DemoMethod['difficulty']
    category: DemoMethod['category']
    emoji: string
    startCostEn: string
    startCostJa: string
    firstIncomeEn: string
    firstIncomeJa: string
    toolsEn: string[]
    toolsJa: string[]
    risksEn: string[]
    risksJa: string[]
  }
  referenceVideos: ReferenceVideo[]
}

const FREE_PREVIEWS: ReadonlySet<number> = new Set([12, 456, 903])
const LARGE_GUIDES: ReadonlySet<number> = new Set([5, 88, 161, 240, 377, 498, 614, 733, 859, 990, 1066, 1147])

/** Typical time until the first payment, in English and Japanese. */
const FIRST_INCOME: Readonly<Record<DemoMethod['difficulty'], BilingualText>> = {
  starter: ['4 to 8 weeks', '4〜8週間ほど'],
  steady: ['6 to 10 weeks', '6〜10週間ほど'],
  advanced: ['2 to 4 months', '2〜4か月ほど'],
}

/** Number of the first guide's niche. It is chosen so that methods and niches match in the first guides, which the home page shows. */
const FIRST_NICHE = 12

/**
 * Returns the method and niche of a guide. All methods are used before one is repeated with a distant niche, so that adjacent
 * guides differ in both. The steps are coprime to the number of niches, so every combination occurs once.
 */
function combinationOf(index: number, edition: number): GuideCombination {
  const methodIndex = index % demoMethods.length
  const round = Math.floor(index / demoMethods.length)
  const nicheNumber = (FIRST_NICHE + round * 7 + methodIndex * 11) % demoNiches.length
  const method = demoMethods[methodIndex]
  const niche = demoNiches[nicheNumber]
  if (!method || !niche) throw new Error(`There is no guide ${index + 1}`)
  return { method, methodNumber: methodIndex, niche, nicheNumber, edition }
}

function guideOf(id: number, combination: GuideCombination, titles: GuideTitles): DemoGuide {
  const { method, niche, edition } = combination
  const english = createRenderer(combination, 'en')
  const japanese = createRenderer(combination, 'ja')
  const slots = createSlots(method, niche, 'en')
  const isLarge = LARGE_GUIDES.has(id)
  const titleTh = fillSlots(method.thai.title, slots)
  return {
    id,
    titleEn: edition ? formatEditionTitle('en', titles.en, id) : titles.en,
    titleJa: edition ? formatEditionTitle('ja', titles.ja, id) : titles.ja,
    titleTh: edition ? formatEditionTitle('th', titleTh, id) : titleTh,
    summaryEn: english.chunks(method.summary),
    summaryJa: japanese.chunks(method.summary),
    summaryTh: fillSlots(method.thai.summary, slots),
    contentEn: english.content(),
    contentJa: japanese.content(),
    contentTh: '',
    tags: [...method.tags],
    price: isLarge ? 350 : 200,
    priceJpy: isLarge ? 480 : null,
    isFreePreview: FREE_PREVIEWS.has(id),
    incomeRange: formatIncomeRange(method, niche, 'en'),
    metadata: {
      incomeBasisEn: english.text(method.income.basis[0]),
      incomeBasisJa: japanese.text(method.income.basis[1]),
      incomeRangeJa: formatIncomeRange(method, niche, 'ja'),
      hoursPerWeek: method.hoursPerWeek,
      difficulty: method.difficulty,
      category: method.category,
      emoji: niche.emoji,
      startCostEn: method.startCost[0],
      startCostJa: method.startCost[1],
      firstIncomeEn: FIRST_INCOME[method.difficulty][0],
      firstIncomeJa: FIRST_INCOME[method.difficulty][1],
      toolsEn: english.leads(method.tools),
      toolsJa: japanese.leads(method.tools),
      risksEn: english.leads(method.risks),
      risksJa: japanese.leads(method.risks),
    },
    referenceVideos: createReferenceVideos(id, method, { en: english.text, ja: japanese.text }),
  }
}

let guides: readonly DemoGuide[] | undefined

/** Returns the demo's guides. They are written only once per process, because that takes more than a second. */
export const demoGuides = (): readonly DemoGuide[] => (guides ??= createDemoGuides())

/** Writes the demo's guides. Two guides with the same combination are a first and a second edition. */
export function createDemoGuides(): DemoGuide[] {
  const count = demoMethods.length * demoNiches.length
  const firsts = Array.from({ length: count }, (_, index) => combinationOf(index, 0))
  const titles = assignTitles(firsts)
  return firsts.map((combination, index) => {
    const first = findFirstEdition(index + 1)
    const source = first ? first - 1 : index
    const chosen = first ? combinationOf(source, 1) : combination
    return guideOf(index + 1, chosen, titles[source] ?? { en: '', ja: '' })
  })
}

/** Returns the slugs of a guide's method and niche. */
export function findGuideSubject(id: number): { method: string; niche: string } {
  const { method, niche } = combinationOf((findFirstEdition(id) ?? id) - 1, 0)
  return { method: method.slug, niche: niche.slug }
}
