/** A request of the shop with its response. */
export type Call = {
  /** Counts up from 1. */
  number: number
  at: string
  status: number
  system: string
  user: string
  answer: string
  promptTokens: number
  completionTokens: number
}
