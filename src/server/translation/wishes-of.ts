import { glossaryFor } from './glossary.ts'
import type { Wishes } from './plan-round.ts'
import type { TranslationJob } from './queries.ts'
import type { Work } from './read-work.ts'
import type { Translator } from './translator.ts'
import { checkGlossary } from './verify-translation.ts'

/** What a job is to reach. Only one that enhances makes anew what is current, and only where it breaks the glossary. */
export function wishesOf(
  { glossary }: Pick<Translator, 'glossary'>,
  { kind, minCharacters, targetLanguage: to }: Pick<TranslationJob, 'kind' | 'minCharacters' | 'targetLanguage'>,
  { context: { from } }: Pick<Work, 'context'>,
): Wishes {
  if (kind !== 'enhance') return { minCharacters }
  return {
    minCharacters,
    isWeak: (source, translated) =>
      checkGlossary({ translated, glossary: glossaryFor(glossary, source, from, to) }).length > 0,
  }
}
