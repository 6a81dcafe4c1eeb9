/** What the shop has asked, and what it was told. */
export type Call = {
  /** Counted up from 1. */
  number: number
  at: string
  status: number
  system: string
  user: string
  answer: string
  promptTokens: number
  completionTokens: number
}
