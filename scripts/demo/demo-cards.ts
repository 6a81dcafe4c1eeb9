import {
  emptyFields,
  listedFields,
  listFacts,
  textFacts,
} from '../../src/shared/guides/fields/guide-fields.ts'
import { pick } from '../../src/shared/objects.ts'
import {
  classifyFirstIncome,
  classifyStartCost,
  extractToolNames,
} from '../../src/shared/guides/guide-facts.ts'
import { demoGuides, type DemoGuide } from '../sandbox/catalogue/index.ts'
import { sectionHeadings } from '../sandbox/catalogue/writing/render.ts'
import { hiddenDuplicates } from '../sandbox/catalogue/writing/near-duplicates.ts'

const firstOf = new Map(hiddenDuplicates.map(([first, second]) => [second, first]))

/**
 * Returns the demo's guides as cards with their searched texts, without a database. A larger `count` repeats them under new ids.
 */
export function createDemoCards(count?: number): DemoCard[] {
  const cards = demoGuides().map(toCard)
  return Array.from({ length: count ?? cards.length }, (_, index) => {
    const card = cards[index % cards.length]
    if (card === undefined) throw new Error('The demo has no guides')
    return { ...card, id: index + 1, recommended: index + 1 }
  })
}

type DemoCard = ReturnType<typeof toCard>

function toCard({ metadata, ...guide }: DemoGuide) {
  const { id } = guide
  return {
    ...pick({ ...emptyFields, ...guide }, listedFields),
    id,
    incomeRangeJa: metadata.incomeRangeJa,
    emoji: metadata.emoji,
    thumbnailUrl: `/thumbnails/${id}.svg`,
    readingMinutes: Math.ceil(guide.contentEn.length / 1000),
    duplicateOf: firstOf.get(id) ?? null,
    recommended: id,
    updatedAt: '2026-01-01T00:00:00.000Z',
    outlineEn: sectionHeadings.en.slice(1),
    outlineJa: sectionHeadings.ja.slice(1),
    tools: extractToolNames([...metadata.toolsEn, ...metadata.toolsJa]),
    startCost: classifyStartCost(metadata.startCostEn) ?? null,
    firstIncome: classifyFirstIncome(metadata.firstIncomeEn) ?? null,
    ...pick(metadata, [...textFacts, ...listFacts, 'hoursPerWeek']),
  }
}
