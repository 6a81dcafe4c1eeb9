import { maxSteps, type Step } from '../../../shared/progress/steps.ts'
import { shownOn, type PageLanguage } from '../../../shared/languages.ts'
import { compareWithEnglish } from '../translations/index.ts'
import { hashBlock, itemsOf, splitBlocks, visibleParagraphs, type Block } from '../text/index.ts'

interface Texts {
  contentEn: string
  contentJa: string
  /** The source hashes of the English that the Japanese was translated from. */
  sourceHashJa: string | null
}

/**
 * B21.5: returns the items of a guide's numbered lists. Keys come from the English items in both languages; if the Japanese list
 * has other items, the English ones are used.
 */
export function stepsOf({ contentEn, contentJa, sourceHashJa }: Texts, language: PageLanguage): Step[] {
  const japanese = splitBlocks(contentJa)
  if (contentEn === '') return toSteps(japanese.flatMap(stepsIn))
  const english = splitBlocks(contentEn)
  const sources = english.flatMap(stepsIn)
  if (shownOn(language) === 'en' || contentJa === '') return toSteps(sources)
  const shown = compareWithEnglish(english, japanese, sourceHashJa).rows.flatMap((row) => {
    const own = row.english.flatMap((place) => stepsIn(english[place]))
    const translated = row.translated.flatMap((place) => stepsIn(japanese[place]))
    return own.length === translated.length ? translated : own
  })
  return toSteps(sources, shown)
}

const stepsIn = (block: Block | undefined) => itemsOf(block, 'ordered_list')

/** `shown` are the same items in another language. */
function toSteps(sources: readonly string[], shown = sources): Step[] {
  const times = new Map<string, number>()
  return sources.slice(0, maxSteps).map((source, place) => {
    const time = times.get(source) ?? 0
    times.set(source, time + 1)
    return { key: hashBlock(time === 0 ? source : `${source} ${time}`), text: leadOf(shown[place] ?? source) }
  })
}

const maxLeadLength = 160

/** Returns the bold text at the beginning, or else the first sentence. */
function leadOf(item: string): string {
  const bold = /^(\*\*|__)(.+?)\1/s.exec(item)?.[2]
  const [text = ''] = visibleParagraphs(bold ?? item)
  const sentence = bold === undefined ? (/^.+?(?:[.!?](?=\s)|[。！？])/s.exec(text)?.[0] ?? text) : text
  const points = [...sentence]
  return points.length <= maxLeadLength ? sentence : `${points.slice(0, maxLeadLength - 1).join('')}…`
}
