import type { DemoGuide } from '../index.ts'

/**
 * A search as typed in search engines, marketplaces and forums, and its intent. Written from users' words and the guides'
 * topics, without regard to how the search works.
 */
export type GoldenSearch = readonly [
  text: string,
  language: 'en' | 'ja',
  kind: SearchKind,
  wanted: Wanted | 'nothing',
]

/** The category of a golden search. */
export type SearchKind =
  /** One or two very common words. */
  | 'head'
  /** A complete intent. */
  | 'long'
  /** The name of a tool or a marketplace. */
  | 'tool'
  /** The label of a tag, exactly or nearly. */
  | 'tag'
  /** A typo, or another script or width than in the guides. */
  | 'spelling'
  /** Another word order, number or ending. */
  | 'form'
  /** The relevant word among common ones. */
  | 'wordy'
  /** The cost that the visitor accepts. */
  | 'cost'
  /** The time at which, or for how long, the visitor wants to work. */
  | 'time'
  /** Letters that also occur inside other words. */
  | 'trap'
  /** The customers of the work. */
  | 'trade'
  /** A topic that the shop does not have. */
  | 'nothing'

/**
 * A guide is sensible if it has one of the methods, tags or tools (any, if none is given) and meets all other conditions. An
 * empty object accepts every guide: the list must only not be empty.
 */
export interface Wanted {
  /** Slugs of methods (what you do). */
  methods?: readonly string[]
  tags?: readonly string[]
  /** Names in the guide's list of tools, in either language. */
  tools?: readonly string[]
  /** Slugs of trades (for whom). */
  niches?: readonly string[]
  /** Free to start, by its costs or tags, or free to read. */
  startsFree?: true
  hoursAtMost?: number
  difficulty?: DemoGuide['metadata']['difficulty']
  /** Maximum start cost in dollars. */
  costAtMost?: number
  /** Excludes guides that match this. */
  without?: Wanted
}
