import type { FirstIncome, ReadingTime, StartCost } from './list-filters.ts'

/** Groups the facts of a guide into bands for filters. Authors write these facts as free text. */

/** Maximum start cost of the band 'small'. */
export const maxSmallStartCost = { dollars: 20, yen: 3000 }
/** Maximum weeks until the first payment in the bands 'weeks' and 'months'. */
export const maxFirstIncomeWeeks = { weeks: 8, months: 13 }
/** Maximum reading minutes of the bands 'short' and 'medium'. */
export const maxReadingMinutes = { short: 5, medium: 10 }

const remark = /[(（].*$/s

/** Smallest and largest value that an author states. */
export interface NumberRange {
  least: number
  most: number
}

/** Parses the start cost: 0 to 20 in '$0–$20 (free plans are enough)'. Undefined if the text contains no amount. */
export function parseStartCost(text: string): (NumberRange & { isYen: boolean }) | undefined {
  const amount = plainly(text).replaceAll(/(?<=\d),(?=\d)/g, '')
  const isYen = /[円¥]/.test(amount)
  const span = spanIn(amount, /万/.test(amount) ? 10_000 : 1)
  if (span !== undefined) return { ...span, isYen }
  return /\b(nothing|free|none)\b|無料|不要|なし/i.test(amount) ? { least: 0, most: 0, isYen } : undefined
}

/** Returns whether a cost is charged monthly. Text in parentheses is ignored. */
export const isMonthlyCost = (text: string) => /month|月/.test(plainly(text))

const weeksIn: readonly (readonly [RegExp, number])[] = [
  [/days?|日/i, 1 / 7],
  [/weeks?|週/i, 1],
  [/months?|か月|ヶ月|カ月|ヵ月|ケ月/i, 52 / 12],
  [/years?|年/i, 52],
]

/** Parses the weeks until a first payment: 4 to 8 in '4 to 8 weeks'. Undefined if the text contains no time. */
export function parseFirstIncomeWeeks(text: string): NumberRange | undefined {
  const wait = plainly(text)
  const weeks = weeksIn.find(([name]) => name.test(wait))?.[1]
  return weeks === undefined ? undefined : spanIn(wait, weeks)
}

/** Returns the band of the largest stated amount: '$0–$20' is in 'small'. */
export function classifyStartCost(text: string): StartCost | undefined {
  const cost = parseStartCost(text)
  if (cost === undefined) return undefined
  if (cost.most === 0) return 'none'
  return cost.most <= (cost.isYen ? maxSmallStartCost.yen : maxSmallStartCost.dollars) ? 'small' : 'more'
}

/** Returns the band of the longest stated wait: '6 to 10 weeks' is in 'months'. */
export function classifyFirstIncome(text: string): FirstIncome | undefined {
  const wait = parseFirstIncomeWeeks(text)
  if (wait === undefined) return undefined
  if (wait.most <= maxFirstIncomeWeeks.weeks) return 'weeks'
  return wait.most <= maxFirstIncomeWeeks.months ? 'months' : 'later'
}

export function classifyReadingTime(minutes: number): ReadingTime {
  if (minutes <= maxReadingMinutes.short) return 'short'
  return minutes <= maxReadingMinutes.medium ? 'medium' : 'long'
}

const plainly = (text: string) => text.replace(remark, '').normalize('NFKC')

function spanIn(text: string, unit: number): NumberRange | undefined {
  const numbers = (text.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => Number(number) * unit)
  return numbers.length === 0 ? undefined : { least: Math.min(...numbers), most: Math.max(...numbers) }
}

/**
 * Returns the names of tools. 'Adobe Illustrator, or Inkscape for nothing' contains two names, 'A shared folder' none. In
 * Japanese lists, names are in Latin letters within a sentence.
 */
export function extractToolNames(tools: readonly string[]): string[] {
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
/** Matches one to three capitalized words, or the Japanese service 'note'. */
const properName =
  /^(?!(?:An?|The|Your|One|Two|Good) |AI$|PC$|SNS$)(?=.*[A-Z]|note$)[A-Za-z][\w.+-]*(?: [\w.+-]+){0,2}$/
