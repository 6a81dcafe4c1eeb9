export interface JobResult {
  /** Null for a text that was sent in the request, and when the guide has none. */
  title: ResultText | null
  summary: ResultText | null
  blocks: ResultText[]
}

interface ResultText {
  text: string
  /** Hashes of the English blocks that it was translated from; empty for text that an operator added. */
  sources: string[]
}
