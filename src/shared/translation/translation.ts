/** B9.5: a translation shorter than this many characters may be incomplete. */
export const defaultMinCharacters = 20_000
export const mostMinCharacters = 200_000

/** The maximum length of a job's text, in code points; any such text fits into one request. */
export const maxTextLength = 50_000
/** The maximum length of a text that is translated while the caller waits, in code points. */
export const maxDirectTextLength = 10_000

export const translationStatuses = ['pending', 'processing', 'completed', 'failed'] as const
export type TranslationStatus = (typeof translationStatuses)[number]

/** The input of a job: a whole guide, a text in the request, or the weak parts of a guide's Japanese text. */
export const translationKinds = ['guide', 'text', 'enhance'] as const

/**
 * The stages of a guide in one language, in the operators' order: running, waiting for review, to be translated, done.
 */
export const translationStages = ['running', 'review', 'failed', 'stale', 'missing', 'current'] as const
export type TranslationStage = (typeof translationStages)[number]

export const translationsPageSize = 50
