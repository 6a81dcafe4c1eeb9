import { spelledNumberPatterns, parseSpelledNumber } from '../../../shared/guides/asking/spelled-numbers.ts'

/**
 * Returns the figures of a text in one notation: 10,000, １００００, "ten thousand" and 一万 are equal. Idioms with a number word are
 * not figures: "one of these", "two of the guides", 一つ, 一番, 二人, 十分 when it means "enough".
 */
export function extractFigures(text: string): Set<string> {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/g, '')
  const inDigits = plain
    .replaceAll(japaneseIdioms, ' ')
    .replaceAll(japanese, (...match) => read(match, isJapaneseFigure))
    .replaceAll(english, (...match) => read(match, isEnglishFigure))
  return new Set(inDigits.match(/\d+(?:\.\d+)?/g))
}

interface Found {
  spelled: string
  before: string
  after: string
}

const english = new RegExp(spelledNumberPatterns.en, 'g')
const japanese = new RegExp(spelledNumberPatterns.ja, 'g')

/** Replaces a spelled-out figure with its digits. `match` holds the arguments of a `replaceAll` callback. */
function read(match: unknown[], isFigure: (found: Found) => boolean): string {
  const [spelled, place, whole] = match as [string, number, string]
  const found = { spelled, before: whole.slice(0, place), after: whole.slice(place + spelled.length) }
  return isFigure(found) ? ` ${parseSpelledNumber(spelled)} ` : spelled
}

const englishUnit =
  /^[ -](?:(?:single|full|whole|free|spare|extra|more) )?(?:seconds?|min(?:ute)?s?|hours?|hrs?|days?|evenings?|nights?|mornings?|afternoons?|weekends?|weeks?|months?|years?|dollars?|cents?|bucks|euros?|pounds?|yen|per ?cent|%)/
const upToAnother = new RegExp(`^ (?:to|or) (?:[0-9]|${spelledNumberPatterns.en})`)
const ofTheGuides = /^ (?:of (?:these|those|them|the|our)|guides?|others?)\b/
const theGuides = /\b(?:the|these|those|all|other) $/

/** Number words that may count the guides of an answer, of which there are at most five. */
const countsGuides = new Set(['two', 'three', 'four', 'five'])

function isEnglishFigure({ spelled, before, after }: Found): boolean {
  if (spelled === 'one') return englishUnit.test(after) || upToAnother.test(after)
  if (!countsGuides.has(spelled) || englishUnit.test(after)) return true
  return !ofTheGuides.test(after) && !theGuides.test(before)
}

/** Matches the rest of a range, as in 二、三時間 and 五から七日. */
const upToAnotherInJapanese = new RegExp(`^(?:、|・|〜|~|-|から|か)(?:[0-9]+|${spelledNumberPatterns.ja})`)

/** Idioms that contain a number word. 十分 means "ten minutes" only next to a duration, and 一日に is a rate. */
const japaneseIdioms =
  /万が一|万一|千差万別|一石二鳥|三日坊主|十人十色|八百屋|一円も|十二分に|一日も早く|一[日年]中|一年を通|一(?:日の|(?:日|週間?|[かヶカヵケ箇]月|年|時間)(?=に|あたり|当たり|につき|のうち|[0-9一二三四五六七八九十]))|(?<![〇一二三四五六七八九十百千]|毎[日朝晩夜]に?|[1一]日に?|約|たった|わずか|あと)十分(?!間|ほど|くらい|ぐらい|程度|以内|未満|ずつ)/g

const japaneseUnit =
  /^(?:時間|分|秒|日|週|[かヶカヵケ箇]月|年|晩|夜|円|ドル|ユーロ|セント|パーセント|%|割|倍|歳)(?!目)/
const japaneseCounter = /^(?:人|名|社|件|個|本|枚|回|通|曲|点|種類|作品|ページ|文字|字)(?!目)/

function isJapaneseFigure({ spelled, before, after }: Found): boolean {
  if (/\d/.test(spelled) || japaneseUnit.test(after.replace(upToAnotherInJapanese, ''))) return true
  const value = parseSpelledNumber(spelled)
  if (japaneseCounter.test(after)) return value > (after.startsWith('人') ? 2 : 1)
  if (/[百千万億]/.test(spelled) && spelled.length > 1) return true
  // 週二で and 月五は are figures, 毎月一覧 is not.
  return /[週月]に?$/.test(before) && !/^[一-鿿つ]/.test(after)
}
