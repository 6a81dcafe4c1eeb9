/** What a page's document says of itself in its head. */
export interface StaticHead {
  title: string
  description: string
}

/** What the shop promises in writing. Sentences may hold links, see `LinkedText`. */
export interface LegalText {
  head: StaticHead
  title: string
  introduction: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  /** The same in all languages, for links to it. */
  id: string
  title: string
  body: readonly LegalItem[]
}

export type LegalItem =
  | string
  | { points: readonly string[]; /** One after the other. */ ordered?: true }
  | LegalTable

export interface LegalTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface RefundsText extends LegalText {
  picture: CancelWords
}

/** What stands in the picture of a month that is cancelled. */
export interface CancelWords {
  title: string
  paid: string
  cancelled: string
  reading: string
  over: string
  free: string
}

export interface CommerceText {
  head: StaticHead
  title: string
  introduction: string
  /** Instead of what the seller tells only to whoever asks. */
  onRequest: string
  names: Record<'name' | 'responsible' | 'address' | 'phone' | 'email', string>
  /** How soon people are answered. */
  reach: string
  rows: readonly { name: string; body: readonly string[] }[]
}

export interface Point {
  title: string
  text: string
}

export interface LearnMoreText extends Point {
  head: StaticHead
  action: string
  note: string
  cards: readonly Point[]
  stats: readonly (readonly [value: string, label: string])[]
  stepsTitle: string
  steps: readonly Point[]
  questionsTitle: string
  questions: readonly { question: string; answer: string }[]
}

export interface StoriesText {
  head: StaticHead
  title: string
  introduction: string
  /** Stands on each story: none of these people has said this (reading A60). */
  sample: string
  action: string
  stories: readonly Story[]
}

export interface Story {
  name: string
  person: string
  text: string
  result: string
}
