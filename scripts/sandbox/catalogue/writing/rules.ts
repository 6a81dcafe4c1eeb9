import { sectionHeadings } from './render.ts'
import type { CatalogLanguage, DemoNiche, BilingualText } from './format.ts'

/** Length above which the repetition of a sentence is limited. Shorter ones, such as "Keep it short.", may repeat. */
const LONG_SENTENCE = 40
export const maxGuidesPerSentence = 24
export const maxSharedShare = 0.25

const MARKS = /^(?:\s*(?:[-*+]|\d+\.|>)\s+)+/

/** Matches the bold label of a list item. */
const LABEL = /^\*\*[^*]+\*\*(?: – |：| )/

/**
 * Returns the visible sentences of a text, without headings, labels, fences, list marks and emphasis. A table row counts as one
 * sentence, and so does each line of a template.
 */
export function splitSentences(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => {
    if (/^#{1,6} |^```|^\|[\s|:-]+\|$/.test(line) || line.trim() === '') return []
    if (line.startsWith('|')) return [line.replaceAll('|', ' ').replaceAll(/\s+/g, ' ').trim()]
    const plain = line.replace(MARKS, '').replace(LABEL, '').replaceAll('**', '')
    return plain
      .split(
        /(?<=[.!?]["')]?)\s+(?=["'(]?[A-Z0-9[{$¥])|(?<=[。！？](?![」』）]))|(?<=[。！？][」』）])(?=[^、。])/u,
      )
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '')
  })
}

const isLong = (sentence: string): boolean => Array.from(sentence).length > LONG_SENTENCE

/** Returns each long sentence with the number of guides that contain it. */
export function countLongSentences(sentencesByGuide: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const sentences of sentencesByGuide) {
    for (const sentence of new Set(sentences)) {
      if (isLong(sentence)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    }
  }
  return counts
}

interface Sharing {
  left: number
  right: number
  share: number
}

/** Returns the pairs of guides that share more than `limit` of the shorter guide's sentences. */
export function findSharedSentences(
  sentencesByGuide: readonly (readonly string[])[],
  limit: number,
): Sharing[] {
  const guidesBySentence = new Map<string, number[]>()
  const sizes = sentencesByGuide.map((sentences, guide) => {
    const different = new Set(sentences)
    for (const sentence of different) {
      const guides = guidesBySentence.get(sentence)
      if (guides) guides.push(guide)
      else guidesBySentence.set(sentence, [guide])
    }
    return different.size
  })
  const total = sentencesByGuide.length
  const common = new Uint16Array(total * total)
  for (const guides of guidesBySentence.values()) {
    guides.forEach((left, place) => {
      for (const right of guides.slice(place + 1))
        common[left * total + right] = (common[left * total + right] ?? 0) + 1
    })
  }
  const sharing: Sharing[] = []
  for (let left = 0; left < total; left++) {
    for (let right = left + 1; right < total; right++) {
      const share =
        (common[left * total + right] ?? 0) / Math.max(1, Math.min(sizes[left] ?? 1, sizes[right] ?? 1))
      if (share > limit) sharing.push({ left, right, share })
    }
  }
  return sharing
}

const headingsOf = (markdown: string): string[] =>
  markdown.split('\n').flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []))

function teaserOf(markdown: string): string {
  return markdown.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? ''
}

const MIN_LENGTH: Readonly<Record<CatalogLanguage, number>> = { en: 2500, ja: 1200 }

/** Matches misused slots: a wrong article, doubled punctuation, doubled particles. */
const SLIPS: Readonly<Record<CatalogLanguage, RegExp>> = {
  en: /\b(?:a (?!one|eu)[aeio]\w|an [bcdfgjklmnpqrstvwxz]\w|(?:the|their|an?) (?:the|their|an?)\b)|[^⏎ ] {2}\S|[^.]\.\.(?!\.)|,,| [,.](?=\s)|\?\.|\.\?/i,
  ja: /。。|、、|、。|(?<!も)のの|をを|にに|でで(?!き)|ことこと|！|[ぁ-んァ-ヶ一-龠] [ぁ-んァ-ヶ一-龠]|[ぁ-んァ-ヶ一-龠ー」][(:!?]|[(][ぁ-んァ-ヶ一-龠]/,
}

const excerptMargin = 20

/** Returns the first match with the text around it. A pattern that also matches the text before would be many times slower. */
export function extractMatch(pattern: RegExp, text: string): string | undefined {
  const found = pattern.exec(text)
  if (found === null) return undefined
  const end = found.index + found[0].length + excerptMargin
  return text.slice(Math.max(0, found.index - excerptMargin), end)
}

/** Returns the faults of a guide's text. */
export function findTextFaults(markdown: string, language: CatalogLanguage): string[] {
  const faults: string[] = []
  const length = Array.from(markdown).length
  if (length < MIN_LENGTH[language]) faults.push(`only ${length} characters`)
  if (headingsOf(markdown).join('/') !== sectionHeadings[language].join('/'))
    faults.push('headings are not the seven sections')
  const teaser = Array.from(teaserOf(markdown)).length
  if (teaser < 150 || teaser > 400) faults.push(`the teaser has ${teaser} characters, not 150-400`)
  if (/[{}]|undefined|NaN|\[object/.test(markdown)) faults.push('something was not filled in')
  const slip = extractMatch(SLIPS[language], markdown.replaceAll('\n', '⏎'))
  if (slip !== undefined) faults.push(`odd wording: "${slip}"`)
  return faults
}

/** Maximum length of a title in code points. */
export const maxTitleLength: Readonly<Record<CatalogLanguage, number>> = { en: 60, ja: 32 }

/** Matches slots that name the audience. Each title contains at least one. */
export const audienceSlotPattern = /\{\^?(?:places|fans|owners?|customers?)\}/

/** Matches British words and spellings, which no guide may use. */
export const britishSpellingPattern =
  /\b(?:telephon\w*|licence\w*|(?:re)?colour\w*|e-mail\w*|fortnight\w*|cancell(?:ed|ing)|catalogues?|grey\w*|jeweller\w*|practis\w+|programmes?|(?:neighb|fav|lab|hum|rum|behavi|flav|hon|harb)our\w*|(?:recogn|organ|apolog|personal|summar|special|real|anonym|minim|maxim|desensit|demonet|subsid)is(?:e|ed|es|ing|able)|travell\w+|(?:un)?labelled|enquir\w+|towards|per cent|(?:centi|milli|kilo)?metres?|centres?|theatres?|tyres?|cheques?|ageing|spelt|burnt|plaited|bookshops?|noticeboards?|car parks?|(?<!real )estate agen\w+|camp ?sites? owner|nurser(?:y|ies)|carers?|pupils?|adverts?|fringe|cupboards?|flats|letting agents?|tick(?:s|ed|ing)?|tills?|second-hand|one-to-one|queues?|diar(?:y|ies))\b/i

/** Matches roles that only some trades have. Templates use a slot instead. */
export const rolePattern =
  /\b(?:owners?|shopkeepers?|proprietors?|boss(?:es)?)\b|店主|店長|社長|オーナー|館長|院長|女将/i

/** Maximum length of a form that may be repeated, because it reads like a name. */
const SHORT_FORM: Readonly<Record<CatalogLanguage, number>> = { en: 8, ja: 3 }

function longForms(niche: DemoNiche, side: 0 | 1): string[] {
  const { short, asks, items, subject, crowd } = niche
  const withShortForm: (readonly [long: BilingualText, short: BilingualText])[] = [
    [niche.places, short.places],
    [niche.owner, short.owner],
    [niche.customer, short.customer],
    [niche.offer, short.offer],
    [niche.theme, subject],
    [niche.fans, crowd],
    ...items.map((item, index) => [item, short.items[index] ?? item] as const),
  ]
  const { chore, result, material, tone, taboo, where, busy, quiet, terms, scene } = niche
  const usedOnce = [chore, result, material, tone, taboo, where, busy, quiet, terms, scene]
  return [
    ...withShortForm.flatMap(([long, brief]) => (long[side] === brief[side] ? [] : [long[side]])),
    ...[...usedOnce, ...asks, niche.clientIs, niche.catalog, niche.motifs, niche.occasion].map(
      (pair) => pair[side],
    ),
  ]
}

/** Returns the long forms that a section contains more than once. */
export function findRepeatedLongForms(
  markdown: string,
  niche: DemoNiche,
  language: CatalogLanguage,
): string[] {
  const forms = longForms(niche, language === 'en' ? 0 : 1).filter(
    (form) => Array.from(form).length > SHORT_FORM[language],
  )
  return markdown
    .split(/^## /m)
    .flatMap((section) => forms.filter((form) => countOf(form, section, language) > 1))
}

function countOf(form: string, section: string, language: CatalogLanguage): number {
  const parts = section.toLowerCase().split(form.toLowerCase())
  if (language === 'ja') return parts.length - 1
  // "wedding planner" inside "wedding planners" is not counted.
  return parts.slice(1).filter((part, index) => !/^[\w-]/.test(part) && !/[\w-]$/.test(parts[index] ?? ''))
    .length
}
