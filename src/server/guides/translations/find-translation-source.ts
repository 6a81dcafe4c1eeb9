import type { TranslationLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'
import { findGuideTexts, type GuideTexts } from '../storage/index.ts'
import { compareWithEnglish, type ComparedTranslation } from './compare-with-english.ts'
import {
  deriveFromText,
  parseSourceHashes,
  hashSource,
  splitBlocks,
  parseNames,
  type Block,
  type SourceHashes,
  type BlockSources,
} from '../text/index.ts'

/** A title or a summary with its translation. */
interface SourceOfText {
  english: string
  /** Source hashes to store with a new translation. */
  sources: BlockSources
  /** Empty if not translated. */
  translation: string
  /** Whether the translation matches the current English text. True if there is no English text. */
  current: boolean
}

/** Input for translating a guide: the English text, the existing translation and their comparison. */
export interface TranslationSource extends ComparedTranslation {
  guideId: number
  language: TranslationLanguage
  title: SourceOfText
  summary: SourceOfText
  /** Blocks of the English text. */
  blocks: Block[]
  translatedBlocks: Block[]
  /** Tool names, which stay untranslated. */
  tools: string[]
}

export async function findTranslationSource(
  db: Db,
  guideId: number,
  language: TranslationLanguage,
): Promise<TranslationSource | undefined> {
  const texts = await findGuideTexts(db, guideId)
  return texts === undefined ? undefined : toTranslationSource(texts, language)
}

export function toTranslationSource(texts: GuideTexts, language: TranslationLanguage): TranslationSource {
  const translated = pickTranslation(texts, language)
  const blocks = splitBlocks(texts.contentEn)
  const translatedBlocks = splitBlocks(translated.content)
  const known = getSourceHashes(texts, language)
  return {
    guideId: texts.id,
    language,
    title: compareText(texts.titleEn, translated.title, known.title),
    summary: compareText(texts.summaryEn ?? '', translated.summary, known.summary),
    blocks,
    translatedBlocks,
    ...compareWithEnglish(blocks, translatedBlocks, storedSources(texts, language)),
    tools: parseNames(texts.tools),
  }
}

export function pickTranslation(texts: GuideTexts, language: TranslationLanguage) {
  return language === 'ja'
    ? { title: texts.titleJa, summary: texts.summaryJa ?? '', content: texts.contentJa }
    : { title: texts.titleTh, summary: texts.summaryTh ?? '', content: texts.contentTh }
}

/** Returns the stored source hashes of a translation, or assumed ones if none are stored. */
export function getSourceHashes(texts: GuideTexts, language: TranslationLanguage): SourceHashes {
  const stored = storedSources(texts, language)
  if (stored !== null) return parseSourceHashes(stored)
  const { assumedJa, assumedTh } = deriveFromText(texts)
  return parseSourceHashes((language === 'ja' ? assumedJa : assumedTh) ?? '')
}

const storedSources = (texts: GuideTexts, language: TranslationLanguage) =>
  language === 'ja' ? texts.sourceHashJa : texts.sourceHashTh

function compareText(english: string, translation: string, known: BlockSources): SourceOfText {
  const sources = hashSource(english)
  const current = english === '' || (translation !== '' && known.join() === sources.join())
  return { english, sources, translation, current }
}
