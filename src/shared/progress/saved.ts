/** B21.1: as many changes of the list of saved guides are kept, the latest. */
export const mostSaved = 300

/** A guide was put on the list of saved guides, or taken off it. */
export interface SavedChange {
  guideId: number
  saved: boolean
  /** When, in milliseconds. */
  at: number
}

/** The last change of each guide, the latest first. */
export function mergeSaved(...lists: readonly (readonly SavedChange[])[]): SavedChange[] {
  const latest = new Map<number, SavedChange>()
  for (const change of lists.flat()) {
    const known = latest.get(change.guideId)
    if (known === undefined || change.at > known.at) latest.set(change.guideId, change)
  }
  return [...latest.values()].toSorted((one, other) => other.at - one.at).slice(0, mostSaved)
}
