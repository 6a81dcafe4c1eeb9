import { foldLatin, foldText } from './fold-text.ts'
import { namesOfTag } from './match-tags.ts'
import { synonymsOf } from './search-synonyms.ts'

interface Searchable {
  titleEn: string
  titleJa: string
  summaryEn: string
  summaryJa: string
  tags: readonly string[]
}

interface SearchIndex {
  add: (guide: Searchable) => void
  /** The indexes of the guides found, by the order in which they were added; best match first. */
  search: (text: string) => number[]
}

/** Further words are ignored, so that no search is slow. */
const mostWords = 8
/** Shorter English words are not matched with typos, because nearly all differ from another word by one letter. */
const shortestWithSlip = 5

/** Each guide has three consecutive texts: title, tags, summary. */
const textsOfGuide = 3
const [titleText, tagsText, summaryText] = [0, 1, 2] as const
/**
 * A title beats a tag, a tag beats a summary, and a whole word beats a part. No sum of lower points exceeds a higher
 * one.
 */
const points = { whole: [640, 160, 40], part: [320, 80, 20], slip: [12, 5, 2] }
/** Points if a title or a tag contains the exact search text (B4.17). */
const literalPoints = [1280, 240] as const

/** Words that do not distinguish guides in this shop. They are ignored if the search has a distinctive word. */
const commonWords = new Set(
  [
    'a an and as at be best by can do for from get good how i in into is it my new of on or the to up what with you your',
    'ai chatgpt gpt business earn easy guide guides idea ideas income job jobs learn make making money online sell selling',
    'side hustle start tips way ways work working',
    '副業 仕事 収入 収益 稼 方法 作成 作 制作 販売 始 初心者 入門',
  ].flatMap((line) => foldText(line).split(' ')),
)

interface KnownWord {
  singular: string
  /** The indexes of the texts that contain it. */
  texts: number[]
}

/** An index of the guides' public texts, in both languages for every page language; never of paid text. */
export function createSearchIndex(): SearchIndex {
  const texts: string[] = []
  /** The same texts without their English words, which are the larger part. */
  const japaneseTexts: string[] = []
  const englishWords = new Map<string, KnownWord>()

  function add({ titleEn, titleJa, tags, summaryEn, summaryJa }: Searchable): void {
    // Line breaks separate the two languages and the tags, so that no match spans two of them.
    addText(`${titleEn}\n${titleJa}`)
    addText(tags.flatMap(namesOfTag).join('\n'))
    addText(`${summaryEn}\n${summaryJa}`)
  }

  function addText(text: string): void {
    const folded = foldText(text)
    const number = texts.push(folded) - 1
    japaneseTexts.push(folded.replace(/[ -~]+/g, ' '))
    for (const word of englishWordsOf(folded)) {
      const known = englishWords.get(word)
      if (known === undefined) englishWords.set(word, { singular: singularOf(word), texts: [number] })
      else if (known.texts.at(-1) !== number) known.texts.push(number)
    }
  }

  function search(text: string): number[] {
    const typed = foldText(text).trim()
    const words = readWords(text).flatMap(scoreWord)
    const totals = addUp(words)
    const found = [...totals.keys()].filter((guide) => {
      // A guide with the exact text also has its words. A text without words, such as '%', only matches exactly.
      if (words.length === 0 || totals[guide] !== 0)
        totals[guide] = (totals[guide] ?? 0) + scoreLiteral(guide, typed)
      return totals[guide] !== 0
    })
    return found.sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b)
  }

  /** The points of each guide. All distinctive words must match; if there are none, any word may match. */
  function addUp(words: readonly ScoredWord[]): Float64Array {
    const totals = new Float64Array(texts.length / textsOfGuide)
    const telling = words.filter(({ word }) => !commonWords.has(word))
    for (let guide = 0; guide < totals.length; guide++)
      totals[guide] = telling.length > 0 ? sumOfAll(telling, guide) : sumOfAny(words, guide)
    return totals
  }

  function scoreLiteral(guide: number, typed: string): number {
    const first = guide * textsOfGuide
    if (texts[first + titleText]?.includes(typed) === true) return literalPoints[titleText]
    return texts[first + tagsText]?.includes(typed) === true ? literalPoints[tagsText] : 0
  }

  /** A Japanese compound that occurs nowhere is searched by its parts: 'ブログで稼ぐ' as ブログ and 稼. */
  function scoreWord({ word, parts }: Word): ScoredWord[] {
    const scores = new Uint16Array(texts.length)
    for (const same of synonymsOf(word))
      if (isEnglish(same)) scoreEnglish(same, scores)
      else scoreJapanese(same, scores)
    if (parts.length === 0 || scores.some((score) => score > 0)) return [{ word, scores }]
    return parts.flatMap((part) => scoreWord({ word: part, parts: [] }))
  }

  function scoreEnglish(word: string, scores: Uint16Array): void {
    const singular = singularOf(word)
    const close = [...englishWords].flatMap(([known, { singular: knownSingular, texts: numbers }]) => {
      const closeness = closenessOf(word, singular, known, knownSingular)
      return closeness === undefined ? [] : [{ closeness, numbers }]
    })
    const isSpeltRight = close.some(({ closeness }) => closeness !== 'slip')
    for (const { closeness, numbers } of close)
      for (const number of numbers) {
        const kind = number % textsOfGuide
        // Summaries are long, so a similar spelling of an existing word is a coincidence there.
        if (closeness === 'slip' && isSpeltRight && kind === summaryText) continue
        scores[number] = Math.max(scores[number] ?? 0, points[closeness][kind] ?? 0)
      }
  }

  function scoreJapanese(word: string, scores: Uint16Array): void {
    japaneseTexts.forEach((text, number) => {
      if (text.includes(word)) scores[number] = points.part[number % textsOfGuide] ?? 0
    })
  }

  return { add, search }
}

interface ScoredWord {
  word: string
  /** The points of each text. */
  scores: Uint16Array
}

function sumOfAll(words: readonly ScoredWord[], guide: number): number {
  let total = 0
  for (const { scores } of words) {
    const score = scoreOf(scores, guide)
    if (score === 0) return 0
    total += score
  }
  return total
}

function sumOfAny(words: readonly ScoredWord[], guide: number): number {
  return words.reduce((total, { scores }) => total + scoreOf(scores, guide), 0)
}

function scoreOf(scores: Uint16Array, guide: number): number {
  const first = guide * textsOfGuide
  return (
    (scores[first + titleText] ?? 0) + (scores[first + tagsText] ?? 0) + (scores[first + summaryText] ?? 0)
  )
}

interface Word {
  word: string
  /** The parts of a Japanese compound, without endings and particles. */
  parts: readonly string[]
}

/** English and Japanese are separate words even without a space between them: 'AI副業'. */
function readWords(text: string): Word[] {
  const runs = foldLatin(text).match(/[a-z0-9]+|[^a-z0-9\s\p{P}\p{S}]+/gu) ?? []
  return runs.slice(0, mostWords).map((run) => {
    const parts = run.match(/[ァ-ヺー]+|[一-鿿々]+/g) ?? []
    // A particle at the end belongs to the sentence, not to the word: '花屋さんの' is 花屋さん.
    const word = parts.length === 0 ? run : run.replace(/[のでをにがとはもへや]$/, '')
    return { word: foldText(word), parts: parts.map(foldText) }
  })
}

const isEnglish = (word: string) => /^[a-z0-9]+$/.test(word)

/** 'e-mail' is found as 'e', as 'mail' and as 'email'. */
function englishWordsOf(text: string): string[] {
  const compounds = text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []
  return [...(text.match(/[a-z0-9]+/g) ?? []), ...compounds.map((compound) => compound.replaceAll('-', ''))]
}

function closenessOf(
  word: string,
  singular: string,
  known: string,
  knownSingular: string,
): keyof typeof points | undefined {
  if (knownSingular === singular) return 'whole'
  if (known.includes(word)) return 'part'
  return word.length >= shortestWithSlip && isOneSlip(knownSingular, singular) ? 'slip' : undefined
}

/** Accurate enough to match 'stories' with 'story' and 'chatbots' with 'chatbot'. */
function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** One letter too many, missing or wrong, or two adjacent letters swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (a.length < b.length) return isOneSlip(b, a)
  let at = 0
  while (at < b.length && a[at] === b[at]) at++
  if (a.length === b.length + 1) return a.slice(at + 1) === b.slice(at)
  if (a.length !== b.length) return false
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  return a.slice(at + 1) === b.slice(at + 1) || isSwapped
}
