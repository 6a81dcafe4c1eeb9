import type { TranslationLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockGuideTexts, updateTranslation } from '../storage/index.ts'
import {
  deriveFromText,
  formatSourceHashes,
  joinBlocks,
  extractOutline,
  extractPreview,
  splitBlocks,
  type Block,
  type BlockSources,
} from '../text/index.ts'
import { getSourceHashes, pickTranslation } from './find-translation-source.ts'

/** A translated text with the hashes of its English source. Text without hashes was written by hand. */
interface TranslatedText {
  text: string
  sources: BlockSources
}

/** A translation to store. Omitted parts, and those that are null, keep their stored value. */
interface TranslationOfGuide {
  guideId: number
  language: TranslationLanguage
  title?: TranslatedText | null | undefined
  summary?: TranslatedText | null | undefined
  /** All blocks of the text, in order. */
  blocks?: readonly TranslatedText[] | undefined
  /** Email address of the editor who wrote or accepted the translation. Undefined for a job. */
  savedBy?: string | undefined
}

/** Stores a translation as the guide's next version. Near-duplicates depend on English only, so they are not recomputed. */
export async function storeTranslation(db: Db, translation: TranslationOfGuide, now: Date): Promise<void> {
  if (db.isTransaction) return storeIn(db, translation, now)
  await db.transaction().execute((tx) => storeIn(tx, translation, now))
}

async function storeIn(tx: Db, translation: TranslationOfGuide, now: Date): Promise<void> {
  const { guideId, language, title, summary } = translation
  const blocks = translation.blocks
    ?.map(({ text, sources }) => ({ text: text.replaceAll(/\r\n?/g, '\n'), sources }))
    .filter(({ text }) => text.trim() !== '')
  const texts = await lockGuideTexts(tx, guideId)
  if (texts === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const stored = pickTranslation(texts, language)
  const known = getSourceHashes(texts, language)
  const content = blocks === undefined ? stored.content : joinBlocks(blocks.map(({ text }) => text))
  const found = splitBlocks(content)
  const sourceHash = formatSourceHashes({
    title: title?.sources ?? known.title,
    summary: summary?.sources ?? known.summary,
    blocks: blocks === undefined ? known.blocks : attribute(blocks, found, content),
  })
  await updateTranslation(
    tx,
    {
      guideId,
      language,
      title: title?.text ?? stored.title,
      summary: (summary?.text ?? stored.summary) || null,
      content,
      preview: extractPreview(found),
      outline: extractOutline(found),
      sourceHash,
      englishHash: deriveFromText(texts).englishHash,
    },
    translation.savedBy ?? null,
    now,
  )
}

/**
 * Returns the source hashes of each Markdown block in the joined text. Adjacent lists become one block, which gets the hashes
 * of both. If one text contains several blocks, the first block gets its hashes.
 */
function attribute(given: readonly TranslatedText[], found: readonly Block[], content: string) {
  let [end, next, start] = [0, 0, 0]
  return found.map(({ text }) => {
    end = content.indexOf(text, end) + text.length
    const sources: string[] = []
    for (let from = given[next]; from !== undefined && start < end; from = given[next]) {
      sources.push(...from.sources)
      start += joinBlocks([from.text, '']).length
      next += 1
    }
    return sources
  })
}
