export interface JobResult {
  /** Null if the text was sent in the request, or the guide has no title to translate. */
  title: ResultText | null
  summary: ResultText | null
  blocks: ResultText[]
}

interface ResultText {
  text: string
  /** Hashes of the English blocks that were translated. Empty for text that an operator added. */
  sources: string[]
}
