import { maxStepsPerGuide, type Step } from '../../../shared/progress/steps.ts'
import { toShownLanguage, type PageLanguage } from '../../../shared/languages.ts'
import type { GuideBody } from '../storage/index.ts'
import { compareWithEnglish } from '../translations/index.ts'
import {
  hashDistinctTexts,
  extractListItems,
  splitBlocks,
  extractParagraphs,
  type Block,
} from '../text/index.ts'

type Texts = Pick<GuideBody, 'contentEn' | 'contentJa' | 'sourceHashJa'>

/**
 * Returns the steps of a guide: the items of its numbered lists (B21.5). Keys come from the English items in both languages.
 * Where the Japanese text has a different number of items, the English items are returned.
 */
export function extractSteps({ contentEn, contentJa, sourceHashJa }: Texts, language: PageLanguage): Step[] {
  const japanese = splitBlocks(contentJa)
  if (contentEn === '') return toSteps(japanese.flatMap(stepsIn))
  const english = splitBlocks(contentEn)
  const sources = english.flatMap(stepsIn)
  if (toShownLanguage(language) === 'en' || contentJa === '') return toSteps(sources)
  const shown = compareWithEnglish(english, japanese, sourceHashJa).rows.flatMap((row) => {
    const own = row.english.flatMap((place) => stepsIn(english[place]))
    const translated = row.translated.flatMap((place) => stepsIn(japanese[place]))
    return own.length === translated.length ? translated : own
  })
  return toSteps(sources, shown)
}

const stepsIn = (block: Block | undefined) => extractListItems(block, 'ordered_list')

/** Converts list items to steps. `shown` are the same items in another language. */
function toSteps(sources: readonly string[], shown = sources): Step[] {
  const keys = hashDistinctTexts(sources.slice(0, maxStepsPerGuide))
  return keys.map((key, place) => ({ key, text: leadOf(shown[place] ?? sources[place] ?? '') }))
}

const maxLeadLength = 160

/** Returns the bold text at the start of an item, or its first sentence if there is none. Cuts it to the maximum length. */
function leadOf(item: string): string {
  const bold = /^(\*\*|__)(.+?)\1/s.exec(item)?.[2]
  const [text = ''] = extractParagraphs(bold ?? item)
  const sentence = bold === undefined ? (/^.+?(?:[.!?](?=\s)|[。！？])/s.exec(text)?.[0] ?? text) : text
  const points = [...sentence]
  return points.length <= maxLeadLength ? sentence : `${points.slice(0, maxLeadLength - 1).join('')}…`
}
