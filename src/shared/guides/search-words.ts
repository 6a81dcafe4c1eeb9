import { foldText, toHiragana } from './fold-text.ts'

/** A part of a text in one script. Japanese has no spaces, but a change of script nearly always separates words. */
export interface ScriptRun {
  /** Text normalized for comparison. */
  text: string
  script: 'latin' | 'kanji' | 'katakana' | 'hiragana'
  /** Text with normalized width and case, but original kana. */
  written: string
}

const runs =
  /[\u4e00-\u9fff\u3005\u3006]+|[\u30a1-\u30fa][\u30a1-\u30fa\u30fc]*|[\u3041-\u3096][\u3041-\u3096\u30fc]*|[a-z0-9]+|[^\0-\u036f\u2000-\u30ff\u4e00-\u9fff\uff00-\uffef\s\p{P}\p{S}]+/gu

/** Kanji that are mistyped for each other, because they sound or look alike: 議事禄 for 議事録. Maps each to the first of its group. */
const alikeKanji = new Map(
  '録禄 歴暦 講購構溝 議義儀 制製 積績 補捕 検険 張帳 募幕膜 約訳釈 請清 招紹 編偏 像象 影映 裁栽 採彩 宅託 郎朗 板版販坂 経径 弁辨 翻飜 芸藝 学學 図圖 会會 写寫 広廣 国國 復複 職識 微徴 座坐'
    .split(' ')
    .flatMap(([first = '', ...others]) => others.map((other): [string, string] => [other, first])),
)
const anyAlike = new RegExp(`[${[...alikeKanji.keys()].join('')}]`, 'g')

function foldKanji(text: string): string {
  return text.replace(anyAlike, (kanji) => alikeKanji.get(kanji) ?? kanji)
}

/** Normalizes a text for comparison with the words of guides. The result is not for display. */
export function normalizeWords(text: string): string {
  return foldKanji(foldText(text))
}

/** Splits a text into runs of one script. The text must have normalized width and case. */
export function splitScriptRuns(folded: string): ScriptRun[] {
  return (folded.match(runs) ?? []).map((written) => {
    const script = scriptOf(written)
    const text =
      script === 'katakana' ? toHiragana(written) : script === 'kanji' ? foldKanji(written) : written
    return { written, script, text }
  })
}

function scriptOf(run: string): ScriptRun['script'] {
  const first = run.charCodeAt(0)
  if (first >= 0x30a1 && first <= 0x30fa) return 'katakana'
  if (first >= 0x3041 && first <= 0x3096) return 'hiragana'
  return (first >= 0x4e00 && first <= 0x9fff) || first === 0x3005 || first === 0x3006 ? 'kanji' : 'latin'
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** Returns the positions of word edges in a Japanese run: 'ネットショップ' contains ネット and ショップ, but 'オンライン' doesn't contain ライン. */
export function findWordEdges({ written, script }: ScriptRun): ReadonlySet<number> {
  if (script === 'hiragana' || written.length < 3) return new Set([0, written.length])
  return new Set([...[...segmenter.segment(written)].map(({ index }) => index), written.length])
}

/** Returns the hyphenated words of a text without hyphens: 'e-mail' as 'email'. */
export function listCompounds(folded: string): string[] {
  if (!folded.includes('-')) return []
  const compounds = folded.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []
  return compounds.map((compound) => compound.replaceAll('-', ''))
}

/** Returns the singular of a word, accurate enough to match 'stories' with 'story'. */
export function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/**
 * Returns the stem that forms such as 'write', 'writer' and 'writing' share. It may not be a word, and rarely equals that of
 * another word.
 */
export function toStem(word: string): string {
  const singular = toSingular(word)
  const stem = singular.replace(endings, '')
  if (stem.length < minStemLength || !/[aeiouy]/.test(stem)) return singular
  return stem.replace(/([bdfglmnprt])\1$/, '$1')
}

const minStemLength = 4
const endings = /(?:ations?|at(?:e|or|ing|ed)|ions?|ings?|ed|ers?|ors?|e)$/

/** Returns a key that is equal for spellings that sound alike: 'foto' and 'photo', ナレショーン and ナレーション. */
export function toSoundKey(word: string): string {
  if (/^[ -~]/.test(word))
    return word
      .replace(/ph/g, 'f')
      .replace(/ck|q/g, 'k')
      .replace(/c(?=[eiy])|z/g, 's')
      .replace(/c/g, 'k')
      .replace(/(?<=.)y(?!$)/g, 'i')
      .replace(/(.)\1+/g, '$1')
  return Array.from(word.replace(/[ーっ]/g, ''), (kana) => plainKana.get(kana) ?? kana)
    .join('')
    .replace(/(?<=[おこそとのほもよろ])う/g, '')
}

/** A word with its phonetic key. */
export interface WordWithSound {
  word: string
  sound: string
}

export const toWordWithSound = (word: string): WordWithSound => ({ word, sound: toSoundKey(word) })

/** Maps kana to those without voicing marks, in full size. */
const plainKana = new Map(
  [
    ['がぎぐげござじずぜぞだぢづでどばびぶべぼ', 'かきくけこさしすせそたちつてとはひふへほ'],
    ['ぱぴぷぺぽぁぃぅぇぉゃゅょゎゔ', 'はひふへほあいうえおやゆよわう'],
  ].flatMap(([marked = '', plain = '']) =>
    Array.from(marked, (kana, index): [string, string] => [kana, plain[index] ?? kana]),
  ),
)

/** Returns the number of letters to add, remove, change or swap with a neighbor, at most 3. */
export function calculateEditDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1)
      row.push(slips)
      if (slips < least) least = slips
    }
    if (least > 2) return 3
    beforeLast = last
    last = row
  }
  return Math.min(3, last[b.length] ?? 3)
}

/** Minimum length of words in hiragana. Shorter ones are grammar: だけ, から. */
export const minHiraganaLength = 3

/** Returns the runs without short hiragana, which is grammar. If there is nothing else, returns all runs. */
export function dropGrammarRuns(runs: readonly ScriptRun[]): readonly ScriptRun[] {
  const content = runs.filter(({ script, text }) => script !== 'hiragana' || text.length >= minHiraganaLength)
  return content.length === 0 ? runs : content
}
