import { mergeLatest } from './merge-latest.ts'

/** Maximum number of saved-guide changes stored per user; the latest are kept (B21.1). */
export const maxSavedGuides = 300

/** A guide that was added to the saved guides, or removed from them. */
export interface SavedGuideChange {
  guideId: number
  saved: boolean
  /** Time of the change in milliseconds. */
  at: number
}

/** Merges lists into the latest change per guide, newest first. */
export const mergeSavedGuides = (...lists: readonly (readonly SavedGuideChange[])[]): SavedGuideChange[] =>
  mergeLatest(lists.flat(), {
    keyOf: ({ guideId }) => guideId,
    asText: ({ guideId, saved }) => `${guideId} ${saved}`,
    most: maxSavedGuides,
  })
