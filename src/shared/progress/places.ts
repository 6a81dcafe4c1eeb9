import { mergeLatest } from './merge-latest.ts'

/** B21.93: as many reading places of one reader are kept, the latest. */
export const maxPlaces = 50
/** The length of a block's key: 48 bits, enough for the blocks of one guide. */
export const blockKeyLength = 8

/** Where reading stopped in a guide. */
export interface ReadingPlace {
  guideId: number
  /** The key of the block that was being read, the same in both languages; empty where the text has none. */
  block: string
  /** Of the text, 0 to 100. */
  percent: number
  /** When, in milliseconds. */
  at: number
}

/** A place nearer to either end than this counts as not started or finished. */
const edgePercent = 3

export const isUnderWay = ({ percent }: Pick<ReadingPlace, 'percent'>) =>
  percent > edgePercent && percent < 100 - edgePercent

/** The last place of each guide, the latest first. */
export const mergePlaces = <Place extends ReadingPlace>(...lists: readonly (readonly Place[])[]): Place[] =>
  mergeLatest(lists.flat(), {
    keyOf: ({ guideId }) => guideId,
    asText: ({ guideId, percent, block }) => `${guideId} ${percent} ${block}`,
    most: maxPlaces,
  })
