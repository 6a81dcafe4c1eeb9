import { demoGuides, findGuideSubject, type DemoGuide } from '../index.ts'
import type { GoldenSearch, WantedGuide } from './golden-search.ts'

const firstLook = 5
const enough = 3
const freeTags = new Set(['No Investment', 'zero-investment', 'No Upfront Cost'])

/** Returns the ids of a list's results in order. For the empty text, returns all ids. */
export type FindGuideIds = (text: string) => readonly number[]

/** Creates functions that judge the results of a search. */
export function createSearchJudge(find: FindGuideIds) {
  const guides = new Map(demoGuides().map((guide) => [guide.id, guide]))
  const listed = find('')

  function sensible(ids: readonly number[], wanted: WantedGuide): number {
    return ids.filter((id) => {
      const guide = guides.get(id)
      return guide && matchesWantedGuide(wanted, guide)
    }).length
  }

  /** Returns the number of sensible guides in the whole list. */
  function howManySuit(wanted: WantedGuide): number {
    return sensible(listed, wanted)
  }

  return {
    howManySuit,
    /** Returns the searches with fewer than three sensible guides among the first five, or fewer than exist. */
    missed: (searches: readonly GoldenSearch[]): GoldenSearch[] =>
      searches.filter(([text, , , wanted]) => {
        const found = find(text)
        if (wanted === 'nothing') return found.length > 0
        return sensible(found.slice(0, firstLook), wanted) < Math.min(enough, howManySuit(wanted))
      }),
  }
}

export function matchesWantedGuide(wanted: WantedGuide, guide: DemoGuide): boolean {
  const { niches, startsFree, hoursAtMost, difficulty, costAtMost, without } = wanted
  return (
    isAbout(wanted, guide) &&
    (!without || Object.keys(without).length === 0 || !matchesWantedGuide(without, guide)) &&
    (costAtMost === undefined || costOf(guide) <= costAtMost) &&
    (!niches || niches.includes(findGuideSubject(guide.id).niche)) &&
    (!startsFree || isFreeToStart(guide)) &&
    (hoursAtMost === undefined || guide.metadata.hoursPerWeek <= hoursAtMost) &&
    (!difficulty || guide.metadata.difficulty === difficulty)
  )
}

const yenPerDollar = 150

/** Returns the maximum start cost in dollars, from the language with the lower cost. */
function costOf({ metadata: { startCostEn, startCostJa } }: DemoGuide): number {
  return Math.min(mostIn(startCostEn), mostIn(startCostJa) / yenPerDollar)
}

/** Returns the largest amount in a text, ignoring parentheses. Infinity if the text contains no amount. */
function mostIn(text: string): number {
  const plain = text.replaceAll(/[(（][^)）]*[)）]/g, '').replaceAll(',', '')
  const amounts = [...plain.matchAll(/(\d+)(万)?/g)].map(
    ([, digits, tenThousands]) => Number(digits) * (tenThousands === undefined ? 1 : 10_000),
  )
  if (amounts.length > 0) return Math.max(...amounts)
  return /nothing|free|無料|不要|なし/i.test(plain) ? 0 : Infinity
}

function isAbout({ methods, tags, tools }: WantedGuide, guide: DemoGuide): boolean {
  if (!methods && !tags && !tools) return true
  const { toolsEn, toolsJa } = guide.metadata
  return Boolean(
    methods?.includes(findGuideSubject(guide.id).method) ||
    tags?.some((tag) => guide.tags.includes(tag)) ||
    tools?.some((name) => [...toolsEn, ...toolsJa].some((text) => namesTool(text, name))),
  )
}

/** Returns whether a text contains the name of a tool: 'note' is in 'BOOTHやnote', but not in 'a notebook'. */
function namesTool(text: string, name: string): boolean {
  return new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(text)
}

function isFreeToStart({ isFreePreview, tags, metadata }: DemoGuide): boolean {
  return isFreePreview || metadata.startCostEn.startsWith('$0 (') || tags.some((tag) => freeTags.has(tag))
}
