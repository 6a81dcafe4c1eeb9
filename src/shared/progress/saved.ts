import { mergeLatest } from './merge-latest.ts'

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
export const mergeSaved = (...lists: readonly (readonly SavedChange[])[]): SavedChange[] =>
  mergeLatest(lists.flat(), {
    keyOf: ({ guideId }) => guideId,
    asText: ({ guideId, saved }) => `${guideId} ${saved}`,
    most: mostSaved,
  })
