import type { GuideSummary } from '../../../shared/guides/guides.ts'

interface Cards {
  readonly cards: readonly GuideSummary[]
}

interface Method {
  /** Tags of its guides, the rarest in the catalog first. */
  tags: string[]
  /** In recommended order. */
  guides: GuideSummary[]
}

/** Minimum number of guides of a method, and maximum number of listed methods. */
const minGuides = 3
const maxMethods = 200

const listed = new WeakMap<Cards, readonly Method[]>()

/** Returns the methods with several guides, those with most guides first. Guides of one method have the same tags. */
export function listMethods(snapshot: Cards): readonly Method[] {
  const known = listed.get(snapshot)
  if (known !== undefined) return known
  const shown = snapshot.cards.filter(({ duplicateOf }) => duplicateOf === null)
  const uses = new Map<string, number>()
  for (const tag of shown.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const methods = [...Map.groupBy(shown, ({ tags }) => tags.toSorted().join('\n')).values()]
    .filter((guides) => guides.length >= minGuides && guides[0]?.tags.length !== 0)
    .map((guides) => guides.toSorted((a, b) => a.recommended - b.recommended))
    .sort((a, b) => b.length - a.length || (a[0]?.recommended ?? 0) - (b[0]?.recommended ?? 0))
    .slice(0, maxMethods)
    .map((guides) => ({
      tags: (guides[0]?.tags ?? []).toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0)),
      guides,
    }))
  listed.set(snapshot, methods)
  return methods
}

/** Returns the method of a guide. Undefined if it is not listed. */
export function findMethod(snapshot: Cards, guideId: number): Method | undefined {
  return listMethods(snapshot).find(({ guides }) => guides.some(({ id }) => id === guideId))
}
