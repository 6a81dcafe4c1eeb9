import type { BlockSources } from '../text/index.ts'

export interface ComparedRow {
  /**
   * `current`: translated from these English blocks. `stale`: translated from earlier versions of them. `missing`: no
   * translation. `orphan`: the English source was deleted. `added`: written by hand.
   */
  state: 'current' | 'stale' | 'missing' | 'orphan' | 'added'
  /** Indexes of blocks in the English text. */
  english: number[]
  /** Index of the block in the translation. Empty if the English has none. */
  translated: number[]
}

/** Returns the number of English blocks whose translation has this state. */
export const countEnglishBlocks = (rows: readonly ComparedRow[], state: ComparedRow['state']) =>
  rows.filter((row) => row.state === state).reduce((sum, { english }) => sum + english.length, 0)

/**
 * Compares a translation with its English text and returns rows in English order. Blocks are identified by their hashes, so a
 * block that was moved or repeated keeps its translation.
 */
export function compareBlocks(english: readonly string[], sources: readonly BlockSources[]): ComparedRow[] {
  const { owners, ends } = findOwners(english, sources)
  const loose = listLoose(sources, ends)
  const rows: ComparedRow[] = []
  let at = 0
  const addGap = () => {
    const start = at
    while (at < english.length && owners[at] === undefined) at += 1
    const gap = Array.from({ length: at - start }, (_, index) => start + index)
    rows.push(...compareGap(gap, loose.get(start - 1) ?? [], sources))
  }
  addGap()
  while (at < english.length) {
    const owner = owners[at] ?? 0
    const length = sources[owner]?.length ?? 1
    rows.push({
      state: 'current',
      english: Array.from({ length }, (_, index) => at + index),
      translated: [owner],
    })
    at += length
    addGap()
  }
  return rows
}

function findOwners(english: readonly string[], sources: readonly BlockSources[]) {
  /** Index of the translated block for each English block. Undefined if there is none. */
  const owners: (number | undefined)[] = english.map(() => undefined)
  /** Index of the last English source block for each current block of the translation. */
  const ends = new Map<number, number>()
  const places = Map.groupBy([...english.keys()].toReversed(), (place) => english[place] ?? '')
  const ownerOfOne = new Map<string, number>()
  for (const [owner, hashes] of sources.entries()) {
    const candidates = places.get(hashes[0] ?? '') ?? []
    const isFree = (start: number) =>
      hashes.every((hash, index) => english[start + index] === hash && owners[start + index] === undefined)
    while (candidates.length > 0 && owners[candidates.at(-1) ?? 0] !== undefined) candidates.pop()
    const start = candidates.findLast(isFree)
    if (start === undefined) continue
    for (const index of hashes.keys()) owners[start + index] = owner
    ends.set(owner, start + hashes.length - 1)
    if (hashes.length === 1) ownerOfOne.set(hashes[0] ?? '', owner)
  }
  return { owners: owners.map((owner, place) => owner ?? ownerOfOne.get(english[place] ?? '')), ends }
}

/** Returns translated blocks that are not current, by the index of the English block that they follow (-1: the start). */
function listLoose(sources: readonly BlockSources[], ends: ReadonlyMap<number, number>) {
  let last = -1
  const after = [...sources.keys()].map((place) => (last = ends.get(place) ?? last))
  return Map.groupBy(
    [...sources.keys()].filter((place) => !ends.has(place)),
    (place) => after[place] ?? -1,
  )
}

/** Pairs English blocks without a current translation with the translated blocks at the same position. */
function compareGap(gap: readonly number[], loose: readonly number[], sources: readonly BlockSources[]) {
  let next = 0
  const rows = loose.map((place): ComparedRow => {
    const length = sources[place]?.length ?? 0
    const english = gap.slice(next, next + length)
    next += english.length
    const unmatched = length === 0 ? 'added' : 'orphan'
    return { state: english.length > 0 ? 'stale' : unmatched, english, translated: [place] }
  })
  const missing = gap.slice(next).map((place) => ({
    state: 'missing' as const,
    english: [place],
    translated: [],
  }))
  return [...rows, ...missing]
}
