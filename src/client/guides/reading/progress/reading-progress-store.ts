/** A reading position. It is stored in this browser only, and logging out deletes it. */
export interface SavedProgress {
  guideId: number
  titleEn: string
  titleJa: string
  /** Percentage of the text, 0 to 100. */
  percent: number
  /** Unix time in milliseconds. */
  at: number
}

const storageKey = 'reading-places'
const keptPlaces = 50
/** Positions closer to either end count as not started or finished. */
const edgePercent = 3

export type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Saves a position; deletes it if the guide is not started or finished. */
export function saveProgress(storage: ProgressStorage, place: SavedProgress): void {
  const others = listProgress(storage).filter(({ guideId }) => guideId !== place.guideId)
  const isUnderWay = place.percent > edgePercent && place.percent < 100 - edgePercent
  const kept = isUnderWay ? [place, ...others] : others
  storage.setItem(storageKey, JSON.stringify(kept.slice(0, keptPlaces)))
}

/** Returns the positions, latest first; ignores invalid stored entries. */
export function listProgress(storage: ProgressStorage): SavedProgress[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

export function findProgress(storage: ProgressStorage, guideId: number): SavedProgress | undefined {
  return listProgress(storage).find((place) => place.guideId === guideId)
}

function isPlace(value: unknown): value is SavedProgress {
  if (typeof value !== 'object' || value === null) return false
  const { guideId, titleEn, titleJa, percent } = value as Partial<Record<keyof SavedProgress, unknown>>
  return (
    Number.isInteger(guideId) &&
    typeof titleEn === 'string' &&
    typeof titleJa === 'string' &&
    typeof percent === 'number'
  )
}
