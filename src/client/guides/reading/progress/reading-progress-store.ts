/** Where somebody stopped in a guide. It stays in this browser, and logging out forgets it. */
export interface ReadingPlace {
  guideId: number
  titleEn: string
  titleJa: string
  /** Of the text, 0 to 100. */
  percent: number
  /** When, in milliseconds. */
  at: number
}

const storageKey = 'reading-places'
const keptPlaces = 50
/** Nearer to an end than this is not begun, or done. */
const edgePercent = 3

export type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Remembers the place; at either end of a guide there is none to come back to. */
export function keepPlace(storage: PlaceStorage, place: ReadingPlace): void {
  const others = listPlaces(storage).filter(({ guideId }) => guideId !== place.guideId)
  const isUnderWay = place.percent > edgePercent && place.percent < 100 - edgePercent
  const kept = isUnderWay ? [place, ...others] : others
  storage.setItem(storageKey, JSON.stringify(kept.slice(0, keptPlaces)))
}

/** The latest first; what is no place, because somebody else wrote there, is left out. */
export function listPlaces(storage: PlaceStorage): ReadingPlace[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

export function findPlace(storage: PlaceStorage, guideId: number): ReadingPlace | undefined {
  return listPlaces(storage).find((place) => place.guideId === guideId)
}

function isPlace(value: unknown): value is ReadingPlace {
  if (typeof value !== 'object' || value === null) return false
  const { guideId, titleEn, titleJa, percent } = value as Partial<Record<keyof ReadingPlace, unknown>>
  return (
    Number.isInteger(guideId) &&
    typeof titleEn === 'string' &&
    typeof titleJa === 'string' &&
    typeof percent === 'number'
  )
}
