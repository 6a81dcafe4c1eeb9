import { foldLatin, foldText } from './fold-text.ts'
import type { FirstIncome, StartCost } from './guide-facts.ts'
import { tagMatcher } from './match-tags.ts'

/** What people want of the work itself. No title says it; a guide's facts do. */
export type Wish = 'free' | 'cheap' | 'spare-time' | 'easy'

const patterns: Readonly<Record<Wish, RegExp>> = {
  free: /\b(?:(?:for )?free|(?:no|zero|without(?: any)?) (?:money|(?:(?:upfront|start-?up|initial) )?(?:costs?|investment)|capital|budget|fees?|spending|paying)|\$0|(?:0|zero) (?:dollars|yen|usd)|cost nothing|costs nothing|broke)\b|[0０〇]円|ゼロ円|無料|タダ|ただで|元手(?:なし|ゼロ|いらず|不要)?|初期(?:費用|投資)?(?:なし|ゼロ|0|不要|無料)?|(?:お金|資金)(?:を?かけ(?:ず|な)(?:い|に)?|がない|なし|不要)|費用(?:なし|ゼロ)|無一文|無資金/g,
  cheap:
    /\b(?:cheap(?:ly|est)?|inexpensive|low[ -](?:cost|budget|investment)|small budget|affordable)\b|格安|安く|安い|低予算|低コスト|低資金|少額|小資金|少ない(?:お金|資金|元手)/g,
  'spare-time':
    /\b(?:weekends?|evenings?|nights?|at night|after (?:work|hours)|spare time|free time|part[- ]time|(?:a )?(?:few|couple(?: of)?|one|two|three|[1-5]) hours?(?: (?:a|per|each) (?:day|week))?|lunch ?breaks?|busy|mornings?)\b|週末|土日|休日|平日|夜(?:だけ|間)?|仕事(?:終わり|帰り|の後|のあと)|会社帰り|退勤後|本業の(?:後|あと)|(?:スキマ|すきま|隙間|空き|短)時間|(?:1日|週)?[1-5一二三]時間|朝活|通勤(?:中|時間)|子育て中|忙しい/g,
  easy: /\b(?:beginners?|newbies?|easy|easiest|easily|simple|simplest|quick|quickly|fast|no (?:experience|skills?)|without (?:experience|skills?)|start(?:ing|ed|er|ers)?|begin(?:ning)?|first)\b|初心者|未経験|経験なし|スキルなし|簡単|かんたん|手軽|すぐ(?:に)?|始め(?:方|る|たい|て)?|はじめ(?:方|かた|る|たい|て)|入門|(?:誰|だれ|私|わたし)(?:に)?でも|苦手|即金|最初/g,
}

/** Takes the wishes out of a search text, so that their words are not looked for. */
export function readWishes(text: string): { wishes: ReadonlySet<Wish>; rest: string } {
  const wishes = new Set<Wish>()
  let rest = foldLatin(text)
  for (const [wish, pattern] of Object.entries(patterns) as [Wish, RegExp][])
    rest = rest.replace(pattern, () => {
      wishes.add(wish)
      return ' '
    })
  return { wishes, rest }
}

/** What a guide's facts say about the work. */
export interface WorkFacts {
  tags: readonly string[]
  startCost?: StartCost | null
  firstIncome?: FirstIncome | null
  hoursPerWeek?: number | null
}

/** At most this many hours a week fit beside other work. */
const spareHours = 5

export function wishesMetBy({ tags, startCost, firstIncome, hoursPerWeek }: WorkFacts): ReadonlySet<Wish> {
  const met: Record<Wish, boolean> = {
    free: startCost === 'none' || isTaggedFree({ tags, titleEn: '', titleJa: '' }),
    cheap: startCost === 'none' || startCost === 'small',
    'spare-time': hoursPerWeek != null && hoursPerWeek <= spareHours,
    easy: firstIncome === 'weeks',
  }
  return new Set((Object.keys(met) as Wish[]).filter((wish) => met[wish]))
}

const isTaggedFree = tagMatcher('No Investment')

/** Words that do not tell one guide of this shop from another. */
export function isCommonWord(word: string): boolean {
  return commonWords.has(word)
}

const commonWords = new Set(
  [
    'a about after all also always am an and any anyone are as at be because been being best but by can could did do does for from get give got had has have he help her here hi him his how i if im in into is it its just know let like me more most much my near need new no not now of off on one only or other our out over please possible she should show so some someone something still such than that thats the their them then there these they thing things this those through to too up us use used using very want was way ways we were what when where which while who why will with without would you your',
    'ai business build chance create creating difference earn earning earnings easy extra gig guide guides hustle hustles idea ideas income job jobs learn live living make making money monthly month need offer online opportunity opportunities paid pay people person profit profitable real really safe sell selling serious service services side skill skills start step steps success talent tips tool tools try tutorial work worker working works year years audience day week world country',
    '副業 仕事 収入 収益 稼 稼ぐ 方法 方 作成 作 制作 販売 始 初心者 入門 お金 金 円 月 万 万円 人 私 自分 教 知 欲 できる おすすめ オススメ お勧 勧 人気 ランキング 一覧 本当 今 今年 最新 代行 導入 運用 依頼 受注 案件 求 探 使 活用 利用 会社員 サラリーマン 主婦 学生 大学生 シニア ママ バレ 手伝 売 売上 買 高 安 安全 怪 詐欺 ひとり 一人 個人 在庫 書 方 女性 男性 場合 情報 サービス ビジネス 起業 独立 やり方 やりかた コツ 例 とは スキル ツール ガイド 向 中 家 時間 生活 作業 稼業 パート バイト アルバイト パソコン 出品 登録 応募 募集 手順 設定 屋 店 業 者 師 員 係 用 的 性 化 会 さん 内職 月収 年収 報酬 単価 相場 収益化 マネタイズ する したい ください ほしい',
  ].flatMap((line) => line.split(' ').map(foldText)),
)
