import type { DemoGuide } from '../index.ts'

/**
 * A search that people type in search engines, marketplaces and forums, with its intent. Written from users' words and the
 * guides' topics, without regard to how the search works.
 */
export type GoldenSearch = readonly [
  text: string,
  language: 'en' | 'ja',
  kind: SearchKind,
  wanted: WantedGuide | 'nothing',
]

/** Category of a golden search. */
export type SearchKind =
  /** One or two very common words. */
  | 'head'
  /** A complete intent in many words. */
  | 'long'
  /** Name of a tool or a marketplace. */
  | 'tool'
  /** Label of a tag, exact or similar. */
  | 'tag'
  /** A typo, or another script or width than in the guides. */
  | 'spelling'
  /** Another word order, number or ending than in the guides. */
  | 'form'
  /** One relevant word among common ones. */
  | 'wordy'
  /** A start cost that the visitor accepts. */
  | 'cost'
  /** A time of day or number of hours that the visitor can work. */
  | 'time'
  /** Letters that also occur inside other words. */
  | 'trap'
  /** Customers of the work. */
  | 'trade'
  /** A topic that no guide has. */
  | 'nothing'

/**
 * Conditions of a sensible guide. The guide must have one of the methods, tags or tools (any if none is given) and meet all
 * other conditions. An empty object accepts every guide.
 */
export interface WantedGuide {
  /** Slugs of methods: what to do. */
  methods?: readonly string[]
  tags?: readonly string[]
  /** Names of tools in the guide's list, in either language. */
  tools?: readonly string[]
  /** Slugs of trades: whom to do it for. */
  niches?: readonly string[]
  /** Whether the guide must be free to start, by its costs or tags, or free to read. */
  startsFree?: true
  hoursAtMost?: number
  difficulty?: DemoGuide['metadata']['difficulty']
  /** Maximum start cost in dollars. */
  costAtMost?: number
  /** Conditions of guides that are wrong results. */
  without?: WantedGuide
}
