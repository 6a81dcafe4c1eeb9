import type { TranslationLanguage } from '../../../shared/languages.ts'
import { findTranslationSource } from '../../guides/translations/index.ts'
import { joinBlocks } from '../../guides/text/index.ts'
import { listTools } from '../../guides/catalog/index.ts'
import type { Db } from '../../platform/database.ts'
import { detectLanguage } from '../checks/detect-language.ts'
import { findToolNames, parseToolNames } from '../checks/tool-names.ts'
import type { TranslationUnit, JobGoals } from './plan-next-step.ts'
import type { TranslationJob } from '../queries.ts'
import { listGuideUnits, listTextUnits } from './units.ts'
import type { TranslationPiece } from '../model/piece.ts'
import type { Translator } from '../model/translator.ts'
import { violatesGlossary } from '../checks/verify-translation.ts'

/** The texts that a job has to translate, as currently stored. */
export interface JobTexts {
  units: TranslationUnit[]
  content: string
  /** Context that the model receives with every request. */
  context: Pick<TranslationPiece, 'from' | 'keep' | 'guideTitle'>
}

type Order = Pick<TranslationJob, 'guideId' | 'targetLanguage' | 'content'>

/** Reads the texts that a job has to translate. Undefined if the guide was deleted. */
export async function readJobTexts(
  db: Db,
  { guideId, targetLanguage, content }: Order,
): Promise<JobTexts | undefined> {
  if (guideId === null) return readStandaloneText(db, content)
  // The cast holds because guides are translated only from English, which the procedure's input schema ensures.
  const source = await findTranslationSource(db, guideId, targetLanguage as TranslationLanguage)
  if (source === undefined) return undefined
  return {
    units: listGuideUnits(source),
    content: joinBlocks(source.blocks.map(({ text }) => text)),
    context: { from: 'en', keep: source.tools, guideTitle: source.title.english },
  }
}

/** Reads a text that belongs to no guide. Names of any guide's tools stay unchanged in its translation. */
export async function readStandaloneText(db: Db, content: string): Promise<JobTexts> {
  const tools = await listTools(db)
  return {
    units: listTextUnits(content),
    content,
    context: { from: detectLanguage(content), keep: findToolNames(content, parseToolNames(tools)) },
  }
}

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
      violatesGlossary({ ...context, kind: unit.kind, source, translated, to, glossary }),
  }
}
