import { foldLatin } from '../fold-text.ts'
import { longestWait, smallStartCost } from '../guide-facts.ts'
import type { StartCost } from '../narrowings.ts'
import { isCommonWord, isShopWord, readWishes } from '../search-wishes.ts'
import { runsOf } from '../search-words.ts'
import { spelledNumber, valueOf } from './spelled-numbers.ts'

/** The facts about a visitor that a question in their own words contains (B21.41). */
export interface ReadQuestion {
  /** The most hours a week. */
  hours: number | null
  /** What a start may cost. */
  costs: readonly StartCost[] | null
  /** The most weeks until a first payment. */
  weeks: number | null
  atHome: boolean
  /** What it is about, each word once. */
  words: string[]
}

/** An evening is so long. */
const hoursAnEvening = 3
/** Hours a week that "spare time" stands for. */
const spareHours = 5
const mostWords = 8

/** Numbers in words are read as digits where they count time or money; 十分 is enough rather than ten minutes. */
const spelled = new RegExp(
  `(?:${spelledNumber.en})(?=(?: (?:to|or) (?:[0-9]+|${spelledNumber.en}))?[ -](?:free |spare )?(?:min(?:ute)?s?|hours?|hrs?|evenings?|nights?|mornings?|afternoons?|days?|weeks?|months?|dollars?|bucks|usd)\\b)|(?!十分)(?:${spelledNumber.ja})(?=時間|分|晩|夜|日|回|週間|[かヶカ]月|円)`,
  'g',
)
const anyNumber = new RegExp(`^(?:[0-9]{1,2}|${spelledNumber.en}|${spelledNumber.ja})$`)

const beforeHours =
  '(?:(?:about|around|only|just|up to|maybe|perhaps|say) )?(?:[0-9]+ ?(?:to|or|-) ?)?(?<count>[0-9]+) (?:(?:free|spare) )?'
/** How visitors say that they have it; also as the first phrase of a sentence. */
const having = '(?:\\b(?:have|got|spend|spare) |(?:^|[,.;:!?]) ?)'
const withoutRate = '\\b(?! ?(?:/|(?:an?|per|each|every|daily|nightly|in|at|after)\\b))'
const said =
  '(?=(?:ほど|くらい|ぐらい|程度|だけ|は|が|も)*(?:なら|あ[りる]|空[いくき]|使[えいう]|取れ|とれ|作れ|[、。]|$))'
const evenings = new RegExp(
  `\\b(?<count>[0-9]+) (?:(?:free|spare) )?(?:evenings?|nights?|mornings?|afternoons?|days?) (?:a|per|each|every) week\\b|週に?(?<times>[0-9]+)(?:晩|夜|日|回)`,
  'g',
)
/** Evenings and hours without "a day" count per week. */
const bareEvenings = new RegExp(
  `${having}${beforeHours}(?:evenings?|nights?|mornings?|afternoons?)${withoutRate}|(?<times>[0-9]+)(?:晩|夜)${said}`,
  'g',
)
const bareHours = new RegExp(
  `${having}${beforeHours}hours?${withoutRate}|(?<![日週月晩朝夜末間][はに]?(?:約|たった|合計)?|[0-9])(?<times>[0-9]+)時間${said}`,
  'g',
)
const wait =
  /\b(?:within|in under|in less than) (?:the next )?(?<count>[0-9]+) (?<unit>weeks?|months?)\b|(?<times>[0-9]+)(?<measure>週間?|[かヶカケ]月)(?:以内|のうち)/g
const soon = /\b(?:soon|right away|as fast as possible)\b|すぐに?(?:お金|入金|収入)|早く(?:収入|入金|お金)/g
const moneyless =
  /\bbudget (?:is |of )?(?:zero|0|nothing)\b|\b(?:do not|don['’]?t|can(?:no|['’]?)t|can not|won['’]?t) (?:want to )?(?:have|spend|invest|pay|risk)(?: to (?:spend|invest|pay))? (?:any(?:thing| money)?|money|a (?:cent|dime))\b|(?:初期費用|元手|お金|資金|費用)[はがを]?(?:かけられ|出せ|使え|あり)ま?(?:せん|ない)|(?:初期費用|お金|資金|費用)[はを]?(?:かけたく|払いたく|使いたく)(?:ない|ありません)/g

const someMoney =
  '(?:[$£€¥] ?[0-9]+(?:\\.[0-9]+)?k?|[0-9]+k? ?(?:dollars|usd|bucks|euros?|pounds?|yen)\\b|[0-9一二三四五六七八九十百]+[千万]*円)'
/** What the asker wants to earn says nothing of what a start may cost. */
const earnings = new RegExp(
  `\\b(?:earn(?:ing)?|make|making|bring(?:ing)? in|get|income|profit|revenue|salary|extra)\\b(?:(?!\\bwith\\b)[^.,;:!?$0-9]){0,24}${someMoney}(?: ?(?:/|an?|per|each|every) ?(?:hour|day|week|month|year)\\b)?|${someMoney} (?:an?|per|each|every) (?:hour|day|week|month|year)(?= (?:income|profit|extra|more))|(?:月収|年収|日給|時給|収入)[はが]?(?:約)?${someMoney}(?:以上)?|(?:毎?[月日週年](?:に|で)?)?(?:約|あと|プラス)?${someMoney}(?:くらい|ぐらい|ほど|程度|以上)?[をのは]?(?:副?収入|稼|かせ|儲|もうけ|得|欲し|ほし|増や|目指)`,
  'g',
)
/** An amount is what a start may cost only where words around it say so. */
const amount =
  /(?<before>\b(?:under|below|less than|up to|at most|(?:no|not) more than|max(?:imum)?(?: of)?|with|have|has|got|spend|invest|pay|risk|budget(?: of| is)?|only|just)(?: (?:a budget of|about|around|only|just|up to|under|less than|at most|(?:no|not) more than))* |(?:予算|元手|資金|初期費用|費用)(?:は|が|も|を)?(?:約)?)?(?:\$ ?(?<dollars>[0-9]+)|(?<counted>[0-9]+) ?(?:dollars|usd|bucks)\b|¥ ?(?<sign>[0-9]+)|(?<yen>[0-9]+)(?<unit>[千万])?円)(?:k\b)?(?: ?(?:\/|an?|per|each|every) ?(?:hour|day|week|month|year)\b)?(?:くらい|ぐらい|ほど|程度)?(?<after>まで|以内|以下|未満|しか|(?:で|から)(?:始|はじ|でき)|[がはなら]{0,2}(?:ある|あり|使え|出せ)|の?(?:予算|元手|資金)| or less\b| to (?:start|begin|spend|invest)\b| budget\b)?/g

const clauseEnd =
  '(?=[.,;:!?、。]|\\b(?:but|although|though|however|so|i)\\b|\\band (?:have|like|love|enjoy|want|am|can|would|know)\\b|$)'
const not = "(?:not|n['’]?t)"
/** What the asker doesn't want, like, know or is unable to do. Nothing in it is searched for. */
const dislikes = new RegExp(
  `\\b(?:hate|dislike|detest|avoid|can(?:no|['’]?)t stand|(?:do|does|did|would|could|am|is|are|was)(?: |)${not} (?:really |even |much |very )?(?:like|love|enjoy|want|know|speak|do|have|need|own|understand|good|great|interested|comfortable|confident|able|into|a fan)|not (?:really |very |any )?(?:good|great|interested|comfortable|confident|able|into|a fan|fond)|can(?:no|['’]?)t|can not|unable to|(?:bad|terrible|poor|hopeless) at|(?:afraid|scared|tired|sick) of|rather not|instead of|rather than|other than|anything but|except(?: for)?|excluding)\\b.*?${clauseEnd}`,
  'g',
)
const dislikesInJapanese =
  /(?<=^|[、。,.!?;\s]|(?:好き|得意)(?:で|だが|だけど|ですが)|けれど|けど|ますが|ですが)[^、。,.!?;]*?(?:苦手|嫌い|きらい|不得意|下手|(?:でき|出来|書け|描け|話せ|読め|歌え|撮れ)(?:ない|ません)|(?:たく|わから|分から|(?:興味|自信|経験)[がは]|(?:好き|得意)(?:では|じゃ))(?:ない|ありません)|避けたい|以外)/g
const without = new RegExp(`\\b(?:without|no|not(?! only| just))\\b.*?${clauseEnd}`, 'g')

/** Rules that need no model: time, money and haste by their forms, the rest by its words. */
export function readQuestion(question: string): ReadQuestion {
  let text = foldLatin(question.normalize('NFKC'))
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(spelled, (number) => String(valueOf(number)))
  let hours: number | null = null
  let weeks: number | null = null
  let costs: ReadQuestion['costs'] = null
  const take = (form: RegExp, read: (found: Record<string, string | undefined>) => void) => {
    text = text.replace(form, (...match) => {
      const found = match.at(-1) as Record<string, string | undefined> | string
      read(typeof found === 'object' ? found : {})
      return ' '
    })
  }
  take(evenings, (found) => (hours = Number(found['count'] ?? found['times']) * hoursAnEvening))
  take(bareEvenings, (found) => (hours ??= Number(found['count'] ?? found['times']) * hoursAnEvening))
  take(bareHours, (found) => (hours ??= Number(found['count'] ?? found['times'])))
  take(wait, (found) => {
    const isMonths = /month|月/.test(found['unit'] ?? found['measure'] ?? '')
    weeks = Math.ceil(Number(found['count'] ?? found['times']) * (isMonths ? 52 / 12 : 1))
  })
  take(soon, () => (weeks ??= longestWait.weeks))
  take(moneyless, () => (costs = ['none']))
  take(earnings, () => undefined)
  take(amount, (found) => (costs ??= costsWithin(found)))
  // Who is shy, say, is so also where it is said as what they dislike.
  const { wishes: ofAll } = readWishes(text)
  take(dislikes, () => undefined)
  take(dislikesInJapanese, () => undefined)
  const { wishes, rest } = readWishes(text)
  if (wishes.has('free')) costs = ['none']
  else if (wishes.has('cheap')) costs ??= ['none', 'small']
  if (wishes.has('spare-time')) hours ??= spareHours
  const asked = wishes.get('hours')
  return {
    hours: asked ?? hours,
    costs,
    weeks,
    atHome: ofAll.has('at-home'),
    words: wordsOf(rest.replace(without, ' ')),
  }
}

/** Null where an amount is no limit, or leaves room for every start. */
function costsWithin(found: Record<string, string | undefined>): ReadQuestion['costs'] {
  const { before, after, dollars, counted, sign, yen, unit } = found
  const units: Record<string, number> = { 千: 1000, 万: 10_000 }
  const inYen = sign ?? yen
  const most = Number(inYen ?? dollars ?? counted) * (units[unit ?? ''] ?? 1)
  if (most === 0) return ['none']
  const isLimit = before !== undefined || after !== undefined
  const small = inYen === undefined ? smallStartCost.dollars : smallStartCost.yen
  return isLimit && most <= small ? ['none', 'small'] : null
}

/** Words that could tell one guide from another; what is only grammar in Japanese is not. */
function wordsOf(rest: string): string[] {
  const words = runsOf(rest).flatMap(({ text, script, written }) =>
    script === 'hiragana' ||
    isCommonWord(text) ||
    isShopWord(text) ||
    filler.has(text) ||
    anyNumber.test(text) ||
    text.length < shortest[script]
      ? []
      : [written],
  )
  return [...new Set(words)].slice(0, mostWords)
}

const shortest = { latin: 2, kanji: 1, katakana: 2, hiragana: 3 }

/** What people say around what they mean. */
const filler = new Set(
  'love loved enjoy hobby hobbies speak talking talk worked used plenty clinic asleep invest spend budget ten off without nothing please quickly client clients 晩 年 月 週 寝 子 興味 経験 知 合 出 初期費用 入金 人間 活 勤 昔 定年 後 売 商品 作業 小'.split(
    ' ',
  ),
)
