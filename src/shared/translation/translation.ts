/** B9.5: a translation shorter than this many characters may be incomplete. */
export const defaultMinCharacters = 20_000
export const mostMinCharacters = 200_000

/** Code points of a text that a job takes; any such text fits into a request. */
export const longestText = 50_000
/** Code points of a text that is translated while the caller waits. */
export const longestDirectText = 10_000

export const translationStatuses = ['pending', 'processing', 'completed', 'failed'] as const
export type TranslationStatus = (typeof translationStatuses)[number]

/** What a job is about: a whole guide, a text that was sent along, or the weak places of a guide's Japanese. */
export const translationKinds = ['guide', 'text', 'enhance'] as const
export type TranslationKind = (typeof translationKinds)[number]

/** A guide in one language, as operators sort them: at work, waiting for them, in need of work, done. */
export const translationStages = ['running', 'review', 'failed', 'stale', 'missing', 'current'] as const
export type TranslationStage = (typeof translationStages)[number]

export const translationsPageSize = 50
