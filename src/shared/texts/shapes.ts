import type { Product } from '../law/law-table.ts'

/** The title and description in a page's head. */
export interface StaticHead {
  title: string
  description: string
}

/** A legal text. Sentences may contain links, see `LinkedText`. */
export interface LegalText {
  head: StaticHead
  title: string
  introduction: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  /** The anchor of the section; the same in all languages. */
  id: string
  title: string
  body: readonly LegalItem[]
}

export type LegalItem =
  | string
  | { points: readonly string[]; /** One after the other. */ ordered?: true }
  | LegalTable
  /** The right to withdraw from these products, by where a buyer lives, from the table in `shared/law`. */
  | { law: readonly Product[] }

export interface LegalTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface RefundsText extends LegalText {
  picture: CancelWords
}

/** The words in the timeline of a cancelled month. */
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
  /** Shown instead of details that the seller discloses only on request. */
  onRequest: string
  names: Record<'name' | 'responsible' | 'address' | 'phone' | 'email', string>
  /** How soon the seller replies. */
  reach: string
  /** Shown below the prices where they include taxes. */
  taxed: string
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
  questions: readonly {
    question: string
    answer: string
    /** Instead of the answer where a guide and Pro are charged in two currencies. */
    incomparable?: string
  }[]
}

export interface StoriesText {
  head: StaticHead
  title: string
  introduction: string
  /** Shown on each story: the people and their quotes are invented (B2.19). */
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
