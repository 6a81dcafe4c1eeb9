import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { computeOnce, countEach } from '../../../shared/objects.ts'

interface Cards {
  readonly cards: readonly GuideSummary[]
}

interface Method {
  /** Tags that name the method, the rarest in the catalog first. No other method has the same name. */
  tags: string[]
  /** Guides of the method, in recommended order. */
  guides: GuideSummary[]
}

/** Minimum number of guides of a listed method. */
const minGuides = 3
const maxMethods = 200
/** Minimum number of tags in a method's name. */
const minNameTags = 2

/** Returns the methods with at least `minGuides` guides, those with most guides first. Guides of one method have the same tags. */
export const listMethods = computeOnce(({ cards }: Cards): readonly Method[] => {
  const shown = cards.filter(({ duplicateOf }) => duplicateOf === null)
  const uses = countEach(shown.flatMap(({ tags }) => tags))
  const methods = [...Map.groupBy(shown, ({ tags }) => tags.toSorted().join('\n')).values()]
    .filter((guides) => guides.length >= minGuides && guides[0]?.tags.length !== 0)
    .map((guides) => guides.toSorted((a, b) => a.recommended - b.recommended))
    .sort((a, b) => b.length - a.length || (a[0]?.recommended ?? 0) - (b[0]?.recommended ?? 0))
    .slice(0, maxMethods)
    .map((guides) => ({
      tags: (guides[0]?.tags ?? []).toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0)),
      guides,
    }))
  return methods.map(({ tags, guides }) => ({ tags: nameOf(tags, methods), guides }))
})

/** Returns the shortest prefix of a method's tags, of two or more, that no other method's tags begin with. */
function nameOf(tags: readonly string[], methods: readonly Method[]): string[] {
  const isUnique = (count: number) =>
    methods.filter((each) => tags.slice(0, count).every((tag, place) => each.tags[place] === tag)).length ===
    1
  let count = minNameTags
  while (count < tags.length && !isUnique(count)) count += 1
  return tags.slice(0, count)
}

/** Returns the method of a guide. Undefined if it is not listed. */
export function findMethod(snapshot: Cards, guideId: number): Method | undefined {
  return listMethods(snapshot).find(({ guides }) => guides.some(({ id }) => id === guideId))
}
