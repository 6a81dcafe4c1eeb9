import type { TranslationLanguage } from '../../../shared/languages.ts'
import { findTranslationSource } from '../../guides/translations/index.ts'
import { joinBlocks } from '../../guides/text/index.ts'
import { listTools } from '../../guides/catalog/index.ts'
import type { Db } from '../../platform/database.ts'
import { detectLanguage } from '../checks/detect-language.ts'
import { namesIn, toolNames } from '../checks/tool-names.ts'
import type { Unit } from './plan-round.ts'
import type { TranslationJob } from '../queries.ts'
import { unitsOfGuide, unitsOfText } from './units.ts'
import type { Piece } from '../model/piece.ts'

/** The texts that a job has to translate, as currently stored. */
export interface Work {
  units: Unit[]
  content: string
  /** Context that the model receives with every request. */
  context: Pick<Piece, 'from' | 'keep' | 'guideTitle'>
}

type Order = Pick<TranslationJob, 'guideId' | 'targetLanguage' | 'content'>

/** Reads the texts that a job has to translate. Undefined if the guide was deleted. */
export async function readWork(
  db: Db,
  { guideId, targetLanguage, content }: Order,
): Promise<Work | undefined> {
  if (guideId === null) return readTextWork(db, content)
  // The cast holds because guides are translated only from English, which the procedure's input schema
  // ensures.
  const source = await findTranslationSource(db, guideId, targetLanguage as TranslationLanguage)
  if (source === undefined) return undefined
  return {
    units: unitsOfGuide(source),
    content: joinBlocks(source.blocks.map(({ text }) => text)),
    context: { from: 'en', keep: source.tools, guideTitle: source.title.english },
  }
}

/** Reads a text that belongs to no guide. Names of any guide's tools stay unchanged in its translation. */
export async function readTextWork(db: Db, content: string): Promise<Work> {
  const tools = await listTools(db)
  return {
    units: unitsOfText(content),
    content,
    context: { from: detectLanguage(content), keep: namesIn(content, toolNames(tools)) },
  }
}
