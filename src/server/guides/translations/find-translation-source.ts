import type { TranslationLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'
import { findGuideTexts, type GuideTexts } from '../storage/index.ts'
import { compareWithEnglish } from './compare-with-english.ts'
import {
  deriveFromText,
  parseSourceHashes,
  hashSource,
  splitBlocks,
  parseNames,
  type SourceHashes,
  type BlockSources,
} from '../text/index.ts'

/** Input for translating a guide: the English text, the existing translation and their comparison. */
export type TranslationSource = ReturnType<typeof toTranslationSource>

export async function findTranslationSource(db: Db, guideId: number, language: TranslationLanguage) {
  const texts = await findGuideTexts(db, guideId)
  return texts === undefined ? undefined : toTranslationSource(texts, language)
}

export function toTranslationSource(texts: GuideTexts, language: TranslationLanguage) {
  const translated = pickTranslation(texts, language)
  const blocks = splitBlocks(texts.contentEn)
  const translatedBlocks = splitBlocks(translated.content)
  const known = getSourceHashes(texts, language)
  return {
    guideId: texts.id,
    language,
    title: compareText(texts.titleEn, translated.title, known.title),
    summary: compareText(texts.summaryEn ?? '', translated.summary, known.summary),
    content: { english: texts.contentEn, translation: translated.content },
    state: language === 'ja' ? texts.stateJa : texts.stateTh,
    /** Blocks of the English text. */
    blocks,
    translatedBlocks,
    ...compareWithEnglish(blocks, translatedBlocks, storedSources(texts, language)),
    /** Tool names, which stay untranslated. */
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

/**
 * Compares a title or a summary with its translation, which is empty if there is none. `sources` are stored with a new
 * translation. `current` is true if there is no English text.
 */
function compareText(english: string, translation: string, known: BlockSources) {
  const sources = hashSource(english)
  const current = english === '' || (translation !== '' && known.join() === sources.join())
  return { english, sources, translation, current }
}
