import type { JobGoals } from './plan-round.ts'
import type { TranslationJob } from '../queries.ts'
import type { JobTexts } from './read-work.ts'
import type { Translator } from '../model/translator.ts'
import { breaksGlossary } from '../checks/verify-translation.ts'

/** Returns what a job must achieve. Only enhance jobs replace current translations, and only those that break the glossary. */
export function createJobGoals(
  { glossary }: Pick<Translator, 'glossary'>,
  {
    kind,
    minCharacters,
    targetLanguage: to,
  }: Pick<TranslationJob, 'kind' | 'minCharacters' | 'targetLanguage'>,
  { context }: Pick<JobTexts, 'context'>,
): JobGoals {
  if (kind !== 'enhance') return { minCharacters }
  return {
    minCharacters,
    isWeak: (unit, source, translated) =>
      breaksGlossary({ ...context, kind: unit.kind, source, translated, to, glossary }),
  }
}
