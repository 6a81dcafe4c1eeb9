import { mergeLatest } from './merge-latest.ts'

/** Maximum number of reading places stored per user; the latest are kept (B21.93). */
export const maxReadingPlaces = 50
/** Length of a block's key: 48 bits, enough for the blocks of one guide. */
export const blockKeyLength = 8

/** The position where a user stopped reading a guide. */
export interface ReadingPlace {
  guideId: number
  /** Key of the block that was being read, the same in both languages. Empty if the text has no keys. */
  block: string
  /** Position in the text, 0 to 100. */
  percent: number
  /** Time of the change in milliseconds. */
  at: number
}

/** Percentage at either end of a guide within which it counts as not started or as finished. */
const edgePercent = 3

export const isReadingInProgress = ({ percent }: Pick<ReadingPlace, 'percent'>) =>
  percent > edgePercent && percent < 100 - edgePercent

/** Merges lists into the latest place per guide, newest first. */
export const mergeReadingPlaces = <Place extends ReadingPlace>(
  ...lists: readonly (readonly Place[])[]
): Place[] =>
  mergeLatest(lists.flat(), {
    keyOf: ({ guideId }) => guideId,
    asText: ({ guideId, percent, block }) => `${guideId} ${percent} ${block}`,
    most: maxReadingPlaces,
  })
