import { countCodePoints } from '../count-code-points.ts'

/** Minimum length of a normalized message, in code points (B10.1, B14.6). */
export const minContactMessageLength = 10
/** Maximum length of a message, about three pages. Longer messages can be sent by email. */
export const maxContactMessageLength = 5000

/** Normalizes a message for storage: uniform line breaks, no control characters, no surrounding white space. */
export function normalizeContactMessage(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

export function countMessageCharacters(typed: string): number {
  return countCodePoints(normalizeContactMessage(typed))
}
