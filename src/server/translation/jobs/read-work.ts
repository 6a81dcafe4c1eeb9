import type { TranslationLanguage } from '../../../shared/languages.ts'
import { findTranslationSource, joinBlocks } from '../../guides/index.ts'
import type { Db } from '../../platform/database.ts'
import { detectLanguage } from '../checks/detect-language.ts'
import type { Unit } from './plan-round.ts'
import type { TranslationJob } from '../queries.ts'
import { unitsOfGuide, unitsOfText } from './units.ts'
import type { Piece } from '../model/piece.ts'

/** What a job has to translate, as currently stored. */
export interface Work {
  units: Unit[]
  content: string
  /** Context that the model gets with every piece. */
  context: Pick<Piece, 'from' | 'keep' | 'guideTitle'>
}

type Order = Pick<TranslationJob, 'guideId' | 'targetLanguage' | 'content'>

/** Undefined if the guide was deleted. */
export async function readWork(
  db: Db,
  { guideId, targetLanguage, content }: Order,
): Promise<Work | undefined> {
  if (guideId === null) return readTextWork(content)
  // Guides are translated only from English; the procedure's input schema ensures this.
  const source = await findTranslationSource(db, guideId, targetLanguage as TranslationLanguage)
  if (source === undefined) return undefined
  return {
    units: unitsOfGuide(source),
    content: joinBlocks(source.blocks.map(({ text }) => text)),
    context: { from: 'en', keep: source.tools, guideTitle: source.title.english },
  }
}

export const readTextWork = (content: string): Work => ({
  units: unitsOfText(content),
  content,
  context: { from: detectLanguage(content), keep: [] },
})
