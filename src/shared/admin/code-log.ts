import { createNamedSentences } from '../guides/editing/named-sentences.ts'

/** Sentences for the terms of a discount code in the audit log. The admin translates each (`admin.codeLog.…`). */
export const codeTermSentences = createNamedSentences({
  offGuides: '{less} off guides',
  offPro: '{less} off the first month of Pro',
  offBoth: '{less} off guides and the first month of Pro',
  fromTo: 'from {first} to {last}',
  from: 'from {first}',
  uses: '{most} uses at most',
  newBuyers: 'new buyers only',
})

/** Separates terms. Formatted amounts contain no space after a comma, so the separator is unambiguous. */
export const codeTermSeparator = ', '
