import { createNamedSentences } from './named-sentences.ts'

/**
 * Reasons why a whole file is rejected, for the command line. The admin shows them in the page's language
 * (`admin.fileProblem.…`).
 */
export const fileProblems = createNamedSentences({
  otherFormat: '{file}: the name must end in .jsonl or .csv, so that its format is known',
  utf16: '{file} is UTF-16; save it as UTF-8 and try again',
  noGuides: '{file} holds no guides',
  unknownColumn: 'line 1: unknown column {names}',
  columnTwice: 'line 1: column given twice: {names}',
  longRow: 'line {line}: the row is longer than {most} MB; is a quote not closed?',
  openQuote: 'line {line}: a quote opens in this row and is never closed',
  quoteInCell: 'line {line}: a quote stands inside a cell; put the cell in quotes and write the quote twice',
})
