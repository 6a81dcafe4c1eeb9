/** Length below which a translation may be incomplete, in characters (B9.5). */
export const defaultMinCharacters = 20_000
export const maxMinCharacters = 200_000

/** Maximum length of a job's text in code points. Such a text fits into one request. */
export const maxTranslationTextLength = 50_000
/** Maximum length of a text that is translated synchronously, in code points. */
export const maxDirectTextLength = 10_000

export const translationStatuses = ['pending', 'processing', 'completed', 'failed'] as const
export type TranslationStatus = (typeof translationStatuses)[number]

/** What a translation job translates: a whole guide, a text in the request, or the weak parts of a guide's Japanese text. */
export const translationKinds = ['guide', 'text', 'enhance'] as const

/** Translation stages of a guide in one language, in the order in which operators see them. */
export const translationStages = ['running', 'review', 'failed', 'stale', 'missing', 'current'] as const
export type TranslationStage = (typeof translationStages)[number]

export const translationsPageSize = 50
