import { spelledNumberPatterns, parseSpelledNumber } from './spelled-numbers.ts'
import type { PositionedText, UnderstoodPart } from './marked-text.ts'

/** Matches spelled-out numbers that count time or money. Excludes 十分, which means "enough" rather than "ten minutes". */
const spelled = new RegExp(
  `(?:${spelledNumberPatterns.en})(?=(?: (?:to|or) (?:[0-9]+|${spelledNumberPatterns.en}))?[ -](?:free |spare )?(?:min(?:ute)?s?|hours?|hrs?|evenings?|nights?|mornings?|afternoons?|days?|weeks?|months?|dollars?|bucks|usd)\\b)|(?!十分)(?:${spelledNumberPatterns.ja})(?=時間|分|晩|夜|日|回|週間|[かヶカ]月|円)`,
  'g',
)

const moneyless =
  /\bbudget (?:is |of )?(?:zero|0|nothing)\b|\b(?:spend|invest|pay)(?:ing)? nothing\b|\bnothing to (?:spend|invest)\b|1円(?:も|たりとも)[^、。]*?(?:ない|ません|ず)|(?:初期費用|元手|お金|資金|費用|貯金|予算)[はがを]?(?:まったく|全く|全然|ほとんど|あまり)?(?:(?:かけられ|出せ|使え|あり)ま?(?:せん|ない)|ない|無い)/g

const someMoney =
  '(?:[$£€¥] ?[0-9]+(?:\\.[0-9]+)?k?|[0-9]+k? ?(?:dollars|usd|bucks|euros?|pounds?|yen)\\b|[0-9一二三四五六七八九十百]+(?:[千万]*円|万))'
/** Matches desired incomes, which do not limit the start cost. */
const earnings = new RegExp(
  `\\b(?:earn(?:ing)?|make|making|bring(?:ing)? in|get|income|profit|revenue|salary|extra)\\b(?:(?!\\b(?:with|under|below|less|up to|at most|not?|without|for)\\b)[^.,;:!?$0-9]){0,24}${someMoney}(?: ?(?:/|an?|per|each|every) ?(?:hour|day|week|month|year)\\b)?|${someMoney} (?:an?|per|each|every) (?:hour|day|week|month|year)(?= (?:income|profit|extra|more))|(?:月収|年収|日給|時給|収入)[はが]?(?:約)?${someMoney}(?:以上)?|(?:毎?[月日週年](?:に|で)?)?(?:約|あと|プラス)?${someMoney}(?:くらい|ぐらい|ほど|程度|以上)?[をのは]?(?:副?収入|稼|かせ|儲|もうけ|得|欲し|ほし|増や|目指)[ぁ-ん]{0,4}`,
  'g',
)

/** Matches amounts of money, with the words around them that make an amount a limit of the start cost. */
const amount =
  /(?<before>\b(?:under|below|less than|up to|at most|(?:no|not) more than|max(?:imum)?(?: of)?|with|have|has|got|spend|invest|pay|risk|budgets?(?: of| is)?|only|just)(?: (?:a budget of|about|around|only|just|up to|under|less than|at most|(?:no|not) more than))* |(?:予算|元手|資金|初期費用|費用|(?:出せ|使え|払え)る(?:の|お?金|額)?)(?:は|が|も|を)?(?:約)?)?(?:\$ ?(?<dollars>[0-9]+)|(?<counted>[0-9]+) ?(?:dollars|usd|bucks)\b|¥ ?(?<sign>[0-9]+)|(?<yen>[0-9]+)(?:(?<unit>[千万])円?|円))(?<thousands>k\b)?(?: ?(?:\/|an?|per|each|every) ?(?:hour|day|week|month|year)\b)?(?:くらい|ぐらい|ほど|程度)?(?<after>と(?=[^。]*(?:始|はじ))|まで|以内|以下|未満|しか|(?:で|から)(?:始|はじ|でき)|[がはなら]{0,2}(?:ある|あり|使え|出せ)|の?(?:予算|元手|資金|初期投資|初期費用)| or less\b| to (?:start|begin|spend|invest)\b| budget\b)?/g

/** An amount of money in a question: a limit of the start cost, or a desired income. */
type Amount = UnderstoodPart<'free' | 'dollars' | 'yen' | 'income'>

/** Removes all amounts of money from a text. Returns those that limit the start cost or are a desired income. */
export function extractAmounts(text: PositionedText): Amount[] {
  const amounts: Amount[] = []
  text.take(spelled, ({ said }) => String(parseSpelledNumber(said)))
  text.take(/(?<=\d),(?=\d)/g, () => '')
  text.take(moneyless, ({ said, part }) => void amounts.push({ kind: 'free', amount: 0, said, part }))
  text.take(earnings, ({ said, part }) => void amounts.push({ kind: 'income', amount: 0, said, part }))
  text.take(amount, ({ groups, said, part }) => {
    const { before, after, dollars, counted, sign, yen, unit, thousands } = groups
    const inYen = sign ?? yen
    const times = unit === '万' ? 10_000 : unit === '千' || thousands !== undefined ? 1000 : 1
    const most = Number(inYen ?? dollars ?? counted) * times
    const kind = most === 0 ? 'free' : inYen === undefined ? 'dollars' : 'yen'
    if (most === 0 || before !== undefined || after !== undefined)
      amounts.push({ kind, amount: most, said, part })
    return undefined
  })
  return amounts
}
