import { namedSentences } from '../guides/editing/named-sentences.ts'

/**
 * The terms of a code as the audit log stores them, in order. The admin shows each in the page's language
 * (`admin.codeLog.…`).
 */
export const codeLog = namedSentences({
  offGuides: '{less} off guides',
  offPro: '{less} off the first month of Pro',
  offBoth: '{less} off guides and the first month of Pro',
  fromTo: 'from {first} to {last}',
  from: 'from {first}',
  uses: '{most} uses at most',
  newBuyers: 'new buyers only',
})

/** Amounts contain no space after a comma, so ", " separates the terms. */
export const betweenTerms = ', '
