/** A request of the shop with its response. */
export type ModelCall = {
  /** Number of the call, counted from 1. */
  number: number
  at: string
  status: number
  system: string
  user: string
  answer: string
  promptTokens: number
  completionTokens: number
}
