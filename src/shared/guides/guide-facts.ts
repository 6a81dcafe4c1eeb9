import type { FirstIncome, ReadingTime, StartCost } from './narrowings.ts'

/** What a guide's facts say, in bands that shoppers can choose from. Facts are free text, written by authors. */

/** The most that a start of the band 'small' costs. */
export const smallStartCost = { dollars: 20, yen: 3000 }
/** The most weeks until the first payment in the bands 'weeks' and 'months'. */
export const longestWait = { weeks: 8, months: 13 }
/** The most minutes of a short and of a medium read. */
export const longestRead = { short: 5, medium: 10 }

const remark = /[(（].*$/s

/** The least and the most that an author names. */
export interface Span {
  least: number
  most: number
}

/** What a start costs, by the amounts that the author names: 0 to 20 in '$0–$20 (free plans are enough)'. Undefined if none is named. */
export function startCostIn(text: string): (Span & { isYen: boolean }) | undefined {
  const amount = plainly(text).replaceAll(/(?<=\d),(?=\d)/g, '')
  const isYen = /[円¥]/.test(amount)
  const span = spanIn(amount, /万/.test(amount) ? 10_000 : 1)
  if (span !== undefined) return { ...span, isYen }
  return /\b(nothing|free|none)\b|無料|不要|なし/i.test(amount) ? { least: 0, most: 0, isYen } : undefined
}

/** Whether a cost is one of each month; what stands in brackets behind it may be about something else. */
export const isMonthly = (text: string) => /month|月/.test(plainly(text))

const weeksIn: readonly (readonly [RegExp, number])[] = [
  [/days?|日/i, 1 / 7],
  [/weeks?|週/i, 1],
  [/months?|か月|ヶ月|カ月|ヵ月|ケ月/i, 52 / 12],
  [/years?|年/i, 52],
]

/** The weeks until a first payment: 4 to 8 in '4 to 8 weeks'. Undefined if none are named. */
export function weeksToFirstIncome(text: string): Span | undefined {
  const wait = plainly(text)
  const weeks = weeksIn.find(([name]) => name.test(wait))?.[1]
  return weeks === undefined ? undefined : spanIn(wait, weeks)
}

/** By the most that the author names: '$0–$20' is small. */
export function startCostOf(text: string): StartCost | undefined {
  const cost = startCostIn(text)
  if (cost === undefined) return undefined
  if (cost.most === 0) return 'none'
  return cost.most <= (cost.isYen ? smallStartCost.yen : smallStartCost.dollars) ? 'small' : 'more'
}

/** By the longest wait that the author names: '6 to 10 weeks' are months. */
export function firstIncomeOf(text: string): FirstIncome | undefined {
  const wait = weeksToFirstIncome(text)
  if (wait === undefined) return undefined
  if (wait.most <= longestWait.weeks) return 'weeks'
  return wait.most <= longestWait.months ? 'months' : 'later'
}

export function readingTimeOf(minutes: number): ReadingTime {
  if (minutes <= longestRead.short) return 'short'
  return minutes <= longestRead.medium ? 'medium' : 'long'
}

const plainly = (text: string) => text.replace(remark, '').normalize('NFKC')

function spanIn(text: string, unit: number): Span | undefined {
  const numbers = (text.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => Number(number) * unit)
  return numbers.length === 0 ? undefined : { least: Math.min(...numbers), most: Math.max(...numbers) }
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
