import { lengthOf } from '../length-of.ts'

/** B10.1 and B14.6, in code points of what was really written. */
export const contactMinimum = 10
/** Some three pages; whoever needs more has our address. */
export const contactMaximum = 5000

/** A message as it is kept: one kind of line end, no control characters, nothing around it. */
export function normalizeMessage(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

export function messageLength(typed: string): number {
  return lengthOf(normalizeMessage(typed))
}
