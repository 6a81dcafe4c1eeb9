import { maxFirstIncomeWeeks } from '../guide-facts.ts'
import type { PositionedText, UnderstoodPart } from './marked-text.ts'

/** Assumed number of work hours in one evening. */
const hoursAnEvening = 3

const beforeHours =
  '(?:(?:about|around|only|just|up to|maybe|perhaps|say) )?(?:[0-9]+ ?(?:to|or|-) ?)?(?<count>[0-9]+) (?:(?:free|spare) )?'
/** Pattern for "I have" before a number of hours, also without a verb at the beginning of a sentence. */
const having = '(?:\\b(?:have|got|spend|spare) |(?:^|[,.;:!?]) ?)'
const withoutRate = '\\b(?! ?(?:/|(?:an?|per|each|every|daily|nightly|in|at|after|weekly)\\b))'
const said =
  '(?=(?:ほど|くらい|ぐらい|程度|だけ|は|が|も)*(?:なら|あ[りる]|空[いくき]|使[えいう]|取れ|とれ|作れ|[、。]|$))'
const evenings = new RegExp(
  `\\b(?<count>[0-9]+) (?:(?:free|spare) )?(?:evenings?|nights?|mornings?|afternoons?|days?) (?:a|per|each|every) week\\b|週に?(?<times>[0-9]+)(?:晩|夜|日|回)`,
  'g',
)
/** Matches evenings without "a week". They are counted per week. */
const bareEvenings = new RegExp(
  `${having}${beforeHours}(?:evenings?|nights?|mornings?|afternoons?)${withoutRate}|(?<times>[0-9]+)(?:晩|夜)${said}`,
  'g',
)
const bareHours = new RegExp(
  `${having}${beforeHours}hours?${withoutRate}|(?<![日週月晩朝夜末間][はに]?(?:約|たった|合計)?|[0-9])(?<times>[0-9]+)時間${said}`,
  'g',
)
const wait =
  /\b(?:within|in under|in less than|wait) (?:up to |at most )?(?:the next )?(?<count>[0-9]+|an?|the next) (?<unit>weeks?|months?)\b|(?<times>[0-9]+)(?<measure>週間?|[かヶカケ]月)(?:以内|のうち)/g
const soon = /\b(?:soon|right away|as fast as possible)\b|すぐに?(?:お金|入金|収入)|早く(?:収入|入金|お金)/g

const numbers = 'one two three four five six seven eight nine ten'.split(' ')
const kanjiNumbers = Array.from('一二三四五六七八九十')
const count = `(?<count>[0-9]+(?:\\.[0-9]+)?|an?|half an|couple(?: of)?|few|${numbers.join('|')})`
const englishHours = new RegExp(
  `\\b(?:(?:under|below|within|less than|at most|up to|only|just|max(?:imum)?|around|about) )?(?:[0-9]+ ?(?:-|to) ?)?${count}[ -]?(?:(?:free|spare) )?(?<unit>hours?|hrs?|h|min(?:ute)?s?)(?: (?:or less|max|maximum|of work|work|(?:before|after) [a-z]+))?(?: ?/ ?| (?:an?|per|each|every) | )(?<per>day|night|evening|morning|week|weekend|month|weekly)\\b`,
  'g',
)
const japaneseHours =
  /(?<per>[1一]?日|毎[日朝晩夜]|平日|[1一]?週(?:間|末)?|毎週|土日|[1一]?[かヶカケ]?月)に?(?:たった|合計|約)?(?:[0-9]+[〜~-])?(?<count>[0-9]+(?:\.[0-9]+)?|[一二三四五六七八九十])(?<unit>時間半?|分)(?:以内|以下|未満|程度|くらい|ぐらい|ほど|まで|だけ)?/g

/** Returns the hours per week of a matched amount of time. */
function weekly({ count: amount = '', unit = '', per = '' }: Groups): number {
  const place = Math.max(numbers.indexOf(amount), kanjiNumbers.indexOf(amount))
  const named: Record<string, number> = { half_an: 0.5, couple: 2, couple_of: 2, few: 3 }
  const size = place >= 0 ? place + 1 : (named[amount.replaceAll(' ', '_')] ?? (Number(amount) || 1))
  const hours = unit.startsWith('min') || unit === '分' ? size / 60 : size + (unit.endsWith('半') ? 0.5 : 0)
  if (/^(?:day|night|evening|morning|毎[日朝晩夜]|平日|[1一]?日)$/.test(per)) return hours * 7
  return /month|月/.test(per) ? hours / 4 : hours
}

/** A limit of the weekly hours, or of the weeks until a first payment. */
type Limit = UnderstoodPart<'hours' | 'weeks'>

/**
 * Removes weekly hours and waiting times from a text, and returns them. Spelled-out numbers must be replaced by digits before.
 */
export function extractTimeLimits(text: PositionedText): Limit[] {
  const limits: Limit[] = []
  const take = (kind: Limit['kind'], form: RegExp, amountOf: (groups: Groups) => number) =>
    text.take(form, ({ groups, said, part }) => {
      limits.push({ kind, amount: amountOf(groups), said, part })
      return undefined
    })
  take('hours', evenings, (groups) => counted(groups) * hoursAnEvening)
  take('hours', bareEvenings, (groups) => counted(groups) * hoursAnEvening)
  take('hours', bareHours, counted)
  take('hours', englishHours, weekly)
  take('hours', japaneseHours, weekly)
  take('weeks', wait, (groups) => {
    const isMonths = /month|月/.test(groups['unit'] ?? groups['measure'] ?? '')
    return Math.ceil((counted(groups) || 1) * (isMonths ? 52 / 12 : 1))
  })
  take('weeks', soon, () => maxFirstIncomeWeeks.weeks)
  return limits
}

const counted = ({ count: english, times }: Groups) => Number(english ?? times)

type Groups = Readonly<Record<string, string | undefined>>
