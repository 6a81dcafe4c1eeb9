import { namedSentences } from '../guides/editing/named-sentences.ts'

/** What the log keeps of a code's terms, one after the other; the desk says each in the page's language, `desk.codeLog.…`. */
export const codeLog = namedSentences({
  offGuides: '{less} off guides',
  offPro: '{less} off the first month of Pro',
  offBoth: '{less} off guides and the first month of Pro',
  fromTo: 'from {first} to {last}',
  from: 'from {first}',
  uses: '{most} uses at most',
  newBuyers: 'new buyers only',
})

/** No sum is written with a space after its comma. */
export const betweenTerms = ', '
