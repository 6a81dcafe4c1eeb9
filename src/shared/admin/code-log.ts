import { namedSentences } from '../guides/editing/named-sentences.ts'

/** Terms of a code as the audit log stores them. The admin translates each (`admin.codeLog.…`). */
export const codeTermSentences = namedSentences({
  offGuides: '{less} off guides',
  offPro: '{less} off the first month of Pro',
  offBoth: '{less} off guides and the first month of Pro',
  fromTo: 'from {first} to {last}',
  from: 'from {first}',
  uses: '{most} uses at most',
  newBuyers: 'new buyers only',
})

/** Amounts contain no space after a comma, so ", " separates the terms. */
export const termSeparator = ', '
