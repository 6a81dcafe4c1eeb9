import { lengthOf } from '../length-of.ts'

/** B10.1 and B14.6, in code points of the normalized message. */
export const contactMinimum = 10
/** About three pages; longer messages can be sent by email. */
export const contactMaximum = 5000

/** Normalizes a message for storage: one kind of line break, no control characters, no surrounding white space. */
export function normalizeMessage(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

export function messageLength(typed: string): number {
  return lengthOf(normalizeMessage(typed))
}
