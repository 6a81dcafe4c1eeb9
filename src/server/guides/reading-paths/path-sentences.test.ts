import { describe, expect, test } from 'vitest'
import { createDemoCards } from '../../../../scripts/demo/demo-cards.ts'
import { filterTags } from '../../../shared/guides/filter-tags.ts'
import { createCatalogIndex } from '../../testing/guide-card.ts'
import { getTranslate } from '../../platform/texts.ts'
import { listPathSteps } from './read-paths.ts'
import { buildReadingPaths } from './reading-paths.ts'

const cards = createDemoCards()
const byId = new Map(cards.map((card) => [card.id, card]))
const guides = { catalogIndex: createCatalogIndex(cards), findTexts: (id: number) => byId.get(id) as never }

/** Range of a displayed fact in a comparable unit, parsed independently of the tested code. */
interface Printed {
  unit: string
  least: number
  most: number
}

function costIn(printed: string): Printed {
  const said = printed.split(/[(（]/)[0]?.replaceAll(',', '') ?? ''
  const numbers = (said.match(/\d+/g) ?? []).map(Number)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return { unit: most === 0 ? 'any' : `${/円/.test(said)} ${/month|月/.test(said)}`, least, most }
}

function waitIn(printed: string): Printed {
  const numbers = (printed.match(/\d+/g) ?? []).map(Number)
  const weeks = /month|か月/.test(printed) ? 52 / 12 : 1
  return { unit: 'any', least: Math.min(...numbers) * weeks, most: Math.max(...numbers) * weeks }
}

const areComparable = (one: Printed, other: Printed) =>
  one.unit === other.unit || one.unit === 'any' || other.unit === 'any'
const isAtMost = (one: Printed, other: Printed) =>
  areComparable(one, other) && one.least <= other.least && one.most <= other.most
const isMore = (one: Printed, other: Printed) => isAtMost(other, one) && !isAtMost(one, other)
const isSame = (one: Printed, other: Printed) => isAtMost(one, other) && isAtMost(other, one)

interface Station {
  cost: Printed
  wait: Printed
}

/** Checks of each reason's claim, computed from the displayed facts of a guide and the other guides on its path. */
const claims: Record<string, (station: Station, before: Station, others: readonly Station[]) => boolean> = {
  'cheapest-soonest': ({ cost, wait }, _before, others) =>
    others.every((other) => isAtMost(cost, other.cost) && isAtMost(wait, other.wait)),
  cheapest: ({ cost }, _before, others) => others.every((other) => isAtMost(cost, other.cost)),
  soonest: ({ wait }, _before, others) => others.every((other) => isAtMost(wait, other.wait)),
  dearer: ({ cost }, before) => isMore(cost, before.cost),
  slower: ({ cost, wait }, before) => isSame(cost, before.cost) && isMore(wait, before.wait),
  same: ({ cost, wait }, before) => isSame(cost, before.cost) && isSame(wait, before.wait),
  dearest: ({ cost }, _before, others) => others.every((other) => isMore(cost, other.cost)),
}

const pages = (['en', 'ja'] as const).flatMap((language) =>
  buildReadingPaths(guides, language)
    .filter(({ exclusive }) => exclusive)
    .map((path) => [path.slug, language, path] as const),
)

test('every filter category has a reading path in each language', () => {
  expect(pages).toHaveLength(filterTags.length * 2)
})

describe.each(pages)('the reading path %s (%s)', (_slug, language, path) => {
  const t = getTranslate(language)
  const steps = listPathSteps(path, guides, language)
  const stations = steps.map(({ startCost, firstIncome }) => ({
    cost: costIn(startCost.text),
    wait: waitIn(firstIncome.text),
  }))

  test("a category's reading path has five guides with different methods", () => {
    expect(new Set(steps.map(({ card }) => card.tags.join())).size).toBe(5)
  })

  test("the reasons on a category's reading path are true for the displayed facts", () => {
    const sentences = new Map(
      Object.keys(claims).map((reason) => [t(`path.category.${reason as 'same'}`), reason]),
    )
    const untrue = steps.filter(({ why }, place) => {
      const station = stations[place]
      const claim = claims[sentences.get(why ?? '') ?? '']
      if (why === null || station === undefined) return false
      return !claim?.(station, stations[place - 1] ?? station, stations.toSpliced(place, 1))
    })
    expect(untrue.map(({ why }) => why)).toEqual([])
  })

  test("a category's reading path is sorted by maximum displayed cost, then by maximum wait", () => {
    const efforts = stations.map(({ cost, wait }) => [cost.most, wait.most] as const)
    expect(efforts.toSorted(([a, b], [c, d]) => a - c || b - d)).toEqual(efforts)
  })
})
