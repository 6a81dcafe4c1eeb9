/** What a guide's facts say, in bands that shoppers can choose from. Facts are free text, written by authors. */

/** Up to this many US cents or yen; the last band has no upper end. */
export const startCosts = ['none', 'small', 'more'] as const
export type StartCost = (typeof startCosts)[number]

export const firstIncomes = ['weeks', 'months', 'later'] as const
export type FirstIncome = (typeof firstIncomes)[number]

export const readingTimes = ['short', 'medium', 'long'] as const
export type ReadingTime = (typeof readingTimes)[number]

/** The most that a start of the band 'small' costs. */
export const smallStartCost = { dollars: 20, yen: 3000 }
/** The most weeks until the first payment in the bands 'weeks' and 'months'. */
export const longestWait = { weeks: 8, months: 13 }
/** The most minutes of a short and of a medium read. */
export const longestRead = { short: 5, medium: 10 }

const remark = /[(（].*$/s

/** By the most that the author names: '$0–$20 (free plans are enough)' is small. Undefined if no amount is named. */
export function startCostOf(text: string): StartCost | undefined {
  const amount = text
    .replace(remark, '')
    .normalize('NFKC')
    .replaceAll(/(?<=\d),(?=\d)/g, '')
  const most = Math.max(...numbersIn(amount))
  if (most === -Infinity) return /\b(nothing|free|none)\b|無料|不要|なし/i.test(amount) ? 'none' : undefined
  if (most === 0) return 'none'
  const isYen = /[円¥]/.test(amount)
  return most * (/万/.test(amount) ? 10_000 : 1) <= (isYen ? smallStartCost.yen : smallStartCost.dollars)
    ? 'small'
    : 'more'
}

const weeksIn: readonly (readonly [RegExp, number])[] = [
  [/days?|日/i, 1 / 7],
  [/weeks?|週/i, 1],
  [/months?|か月|ヶ月|カ月|ヵ月|ケ月/i, 52 / 12],
  [/years?|年/i, 52],
]

/** By the longest wait that the author names: '6 to 10 weeks' are months. Undefined if none is named. */
export function firstIncomeOf(text: string): FirstIncome | undefined {
  const wait = text.replace(remark, '').normalize('NFKC')
  const most = Math.max(...numbersIn(wait))
  const unit = weeksIn.find(([name]) => name.test(wait))?.[1]
  if (most === -Infinity || unit === undefined) return undefined
  const weeks = most * unit
  if (weeks <= longestWait.weeks) return 'weeks'
  return weeks <= longestWait.months ? 'months' : 'later'
}

export function readingTimeOf(minutes: number): ReadingTime {
  if (minutes <= longestRead.short) return 'short'
  return minutes <= longestRead.medium ? 'medium' : 'long'
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
}

/**
 * The names of tools in what authors list: 'Adobe Illustrator, or Inkscape for nothing' names two, 'A shared folder' none.
 * Japanese lists write names in Latin letters within a sentence.
 */
export function toolNamesOf(tools: readonly string[]): string[] {
  const names = tools
    .map((tool) => tool.replace(remark, ''))
    .flatMap((tool) => (isJapanese.test(tool) ? (tool.match(latinName) ?? []) : tool.split(between)))
    .map((name) => name.trim().replace(/ (?:for|on) .*$/, ''))
    .filter((name) => properName.test(name))
  return [...new Set(names)]
}

const isJapanese = /[ぁ-ゖァ-ヺ一-鿿]/
const latinName = /(?<![ァ-ヺーA-Za-z])[A-Za-z][\w.+-]*(?: [A-Z][\w.+-]*)*(?![\wァ-ヺ])/g
const between = /\s*(?:,|\/|・|\bor\b|\band\b)\s*/
/** Of one word to three, with a capital; 'note' is written without. */
const properName =
  /^(?!(?:An?|The|Your|One|Two|Good) |AI$|PC$|SNS$)(?=.*[A-Z]|note$)[A-Za-z][\w.+-]*(?: [\w.+-]+){0,2}$/
