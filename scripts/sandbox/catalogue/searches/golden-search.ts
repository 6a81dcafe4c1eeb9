import type { DemoGuide } from '../index.ts'

/**
 * What people type elsewhere (in search engines, marketplaces and forums) when they look for what the demo's guides are about,
 * and what they want by it. Written from people's words and the guides' subjects, without regard to how the search works.
 */
export type GoldenSearch = readonly [
  text: string,
  language: 'en' | 'ja',
  kind: SearchKind,
  wanted: Wanted | 'nothing',
]

/** Why a search is among the golden ones. */
export type SearchKind =
  /** One or two words that thousands of people type. */
  | 'head'
  /** A whole wish. */
  | 'long'
  /** The name of a tool or a marketplace. */
  | 'tool'
  /** The label of a tag, or almost. */
  | 'tag'
  /** A typo, or another script or width than the guides use. */
  | 'spelling'
  /** Another word order, number or ending. */
  | 'form'
  /** Common words around the one that matters. */
  | 'wordy'
  /** How much, or how little, the visitor wants to spend. */
  | 'cost'
  /** When, or how long, the visitor wants to work. */
  | 'time'
  /** Letters that also stand inside other words. */
  | 'trap'
  /** Whom the work is for. */
  | 'trade'
  /** Something that the shop does not have. */
  | 'nothing'

/**
 * A guide is sensible if it has one of the methods, tags or tools (any guide has, where none of the three is given),
 * and meets each of the other conditions. The empty wish suits every guide: then the list only must not be empty.
 */
export interface Wanted {
  /** Slugs of methods, which is what you do. */
  methods?: readonly string[]
  tags?: readonly string[]
  /** Names that occur as words in the guide's list of tools, in either language. */
  tools?: readonly string[]
  /** Slugs of trades, which is whom you do it for. */
  niches?: readonly string[]
  /** Costs nothing to start, by its costs or by its tags, or is free to read. */
  startsFree?: true
  hoursAtMost?: number
  difficulty?: DemoGuide['metadata']['difficulty']
  /** Dollars that a start costs at most. */
  costAtMost?: number
  /** A guide that suits this isn't sensible. */
  without?: Wanted
}
