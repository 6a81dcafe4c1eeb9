import type { TextName } from '../texts/translate.ts'

/** The kinds of entries in a user's timeline (B20.11). */
export type TimelineKind = TextName<'admin.moment.'>
export type TimelineDetailKind = TextName<'admin.detail.'>

/** Details of a timeline entry: translated words, and recorded text. */
export interface TimelineDetails {
  /** `value` is an amount, a code or a user id; empty if the word's text needs none. */
  details: { word: TimelineDetailKind; value: string }[]
  /** A recorded value that is not translated: a Stripe id, or free text in English. */
  recorded: string
}
