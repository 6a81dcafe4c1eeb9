import { maxSmallStartCost, parseStartCost, parseFirstIncomeWeeks } from './guide-facts.ts'
import type { PositionedText, UnderstoodPart } from './asking/marked-text.ts'
import type { FirstIncome, StartCost } from './list-filters.ts'
import { createTagMatcher } from './tag-synonyms.ts'
import { extractAmounts } from './asking/read-amounts.ts'
import { extractDislikes, extractNegations, type KnownNameCheck } from './asking/read-dislikes.ts'
import { extractTimeLimits } from './asking/read-hours.ts'
import { normalizeWords, toSingular, toWordWithSound, type WordWithSound } from './search-words.ts'

/** Conditions of the work that a search can state. They match a guide's facts instead of its words. */
const workConditions = ['free', 'cheap', 'spare-time', 'at-home', 'easy'] as const
/** Conditions that state a maximum. */
const boundKinds = ['hours', 'weeks', 'dollars', 'yen'] as const
/** Kinds of phrases that are understood: conditions, a desired income, and dislikes. */
export const understoodKinds = [...workConditions, ...boundKinds, 'income', 'dislike'] as const
type WorkCondition = (typeof workConditions)[number]
export type Condition = WorkCondition | (typeof boundKinds)[number]

/** Patterns for users with little time, who stay at home, or who are beginners. */
const people = {
  busy: 'full[- ]time (?:job|worker|employee)s?|(?:9|nine)[- ](?:to|-)[- ](?:5|five)(?: job)?|night ?shifts?|shift work(?:ers?)?|office workers?|employees|nurses?|(?:college|university|uni|high ?school|grad|international)? ?(?:students|teens?|teenagers?|undergrads?|kids? off to college)|truck drivers?|police officers?|firefighters?|soldiers|military|veterans|commut(?:e|ing|ers?)',
  atHome:
    '(?:(?:stay|work)[- ]at[- ]home |working |single |new |busy )?(?:moms?|mums?|mothers?|mommy|mummy|dads?|fathers?|parents)(?![- ]and[- ]pop)|sahm|sahd|housewi(?:fe|ves)|homemakers?|house ?husbands?|maternity leave|parental leave|care ?givers?|carers?|introverts?|introverted|shy(?: people)?|(?:social )?anxiety|anxious(?: people)?|autis(?:m|tic)|adhd|disabled|disabilit(?:y|ies)|wheelchair|chronic(?:ally)? ill(?:ness)?|house ?bound|home ?bound|expats?|digital nomads?|couch|sofa|bedroom|pregnant',
  beginning:
    'retired|retirees?|retirement|pensioners?|seniors?(?: citizens?)?|elderly|grand(?:ma|mother|parent)s?|(?:over|after) (?:40|50|60|65|70)|unemployed|jobless|laid off|between jobs|graduates?|dropouts?|immigrants?|non[- ]?tech(?:nical)?(?: people)?|not (?:good|great) with computers|computer illiterate|without (?:a )?(?:degree|diploma|audience|followers)|no (?:degree|diploma|audience|followers|qualifications?)',
}

const patterns: Readonly<Record<WorkCondition, RegExp>> = {
  free: /\b(?:(?:for )?free(?! (?:time|hours?|evenings?|weekends?|lanc))|(?:with )?(?:no|zero|without(?: any)?|without spending) (?:money|(?:(?:upfront|up[- ]front|start-?up|initial|starting) )?(?:money|costs?|cash|investments?|payments?)|capital|budget|fees?|spending|paying|savings?|dollars?)|(?:costs?(?: me| us)?|for)(?: absolutely)? nothing|broke|penniless)\b|ゼロ円|無料|タダ|ただで|無課金|元手(?:が)?(?:なし|ゼロ|いらず|いらない|不要|無し|無い|ない)?|(?:初期|開業)(?:費用|投資|資金|コスト)?(?:が|は)?(?:なし|無し|ゼロ|0|不要|無料|かからない|いらない)?|(?:お金|資金|費用|コスト|元手|投資|出費|持ち出し|貯金|予算)(?:を|が|は|も)?(?:かけ(?:ず|な|たくな)(?:い|に)?|かから(?:ない|ず)|掛け(?:ず|な)(?:い|に)?|使わ(?:ない|ず)|いらない|ない|無い|なし|無し|ゼロ|不要)|無一文|無資金|金欠|貧乏/g,
  cheap:
    /\b(?:cheap(?:ly|er|est)?|inexpensive|low[ -](?:cost|costs|budget|investment|capital|startup cost)|(?:small|tiny|tight|little|limited|on a|shoestring) budget|little money|(?:money|budget|cash) is (?:very )?(?:tight|short)|(?:tight|short|low) on (?:money|cash|funds)|(?:with )?(?:hardly|barely) any money|affordable|budget[- ]friendly|frugal|(?:under|less than) (?:a|one) hundred(?: dollars)?)\b|格安|安く|安い|安価|低予算|低コスト|低資金|低リスク|少額|小額|小資金|小さな資金|少資金|少ない(?:お金|資金|元手|予算)/g,
  'spare-time': new RegExp(
    `\\b(?:weekends?|saturdays?|sundays?|evenings?|nights?|at night|after (?:work|hours|school|dinner)|after the kids are (?:in bed|asleep)|when the kids (?:are|sleep)(?: asleep| in bed)?|(?:while|when) (?:the )?(?:kids?|baby) (?:naps?|sleeps?|is asleep)|nap ?time|spare time|free time|side time|in between|part[- ]time|odd hours|flexible(?: hours?| schedule)?|own hours|little time|not much time|no time|(?:an?|a few|few|couple(?: of)?|one|two|three|four|five|[1-5]) ?(?:hours?|hrs?)(?: (?:a|per|each|every)? ?(?:day|week|night|evening))?|[0-9]+ ?min(?:ute)?s?(?: (?:a|per|each) day)?|lunch ?(?:breaks?|hour|time)|busy|mornings?|on the train|${people.busy})\\b|週末|土日|祝日|休日|休みの日|平日|夜(?:だけ|間|に)|夜(?=$|\\s)|夜勤(?:明け|あけ)?|早朝|寝る前|仕事(?:終わり|帰り|の後|のあと|しながら)|会社(?:帰り|員|勤め)|退勤後|本業の(?:後|あと)|本業(?:と両立|しながら)|(?:スキマ|すきま|隙間|空き|空いた|短|昼休みの)時間|昼休み|休憩時間|短時間|(?:1日|一日|週|毎日)?[0-9一二三四五数]+(?:時間|分)(?:だけ)?|週[1-5一二三]日?|朝活|通勤(?:中|時間|電車)?|電車(?:の中|内)?|移動中|(?:子ども?|子供|赤ちゃん|娘|息子)が寝(?:て|た|る)(?:から|いる)?(?:の?(?:あと|後|間))?に?|子育て中|育児(?:中|の合間)|家事の合間|合間|忙しい|時間が?(?:ない|無い)|共働き|兼業|サラリーマン|公務員|看護師|介護士|介護職|保育士の副業|シフト制|(?:大学|高校|専門学)生|夏休み|冬休み|春休み`,
    'g',
  ),
  'at-home': new RegExp(
    `\\b(?:${people.atHome}|leav(?:e|ing) (?:the |my )?(?:house|home))\\b|(?:家から|外に|外へ)出|外出(?:した|でき)|(?:家|自宅|おうち)で|主婦|主夫|専業主[婦夫]|兼業主[婦夫]|ママ(?!チャリ)|パパ|お母さん|お父さん|母親|父親|シングル(?:マザー|ファザー|ママ)|産休|育休|妊娠中|妊婦|出産後|産後|引きこもり|ひきこもり|ニート|不登校|人見知り|内向的|内気|陰キャ|コミュ障|口下手|話し下手|人付き合いが?苦手|人と話すのが苦手|人と話さない|人に会わ(?:ない|ず)|hsp|うつ病|鬱病?|障害者?|障がい者?|車椅子|持病|病気療養中?|療養中|介護中|介護しながら|海外在住|駐在妻|田舎暮らし`,
    'g',
  ),
  easy: new RegExp(
    `\\b(?:(?:absolute|complete|total)? ?beginners?|newbies?|noobs?|dummies|easy|easiest|easily|simple|simplest|quick|quickly|quickest|fast|fastest|soonest|(?:with )?(?:no|zero|without(?: any)?|little) (?:prior )?(?:experience|skills?|training|knowledge|expertise|talent)|unskilled|inexperienced|from scratch|entry[- ]level|start(?:ing|ed|er|ers)?|begin(?:ning)?|first|${people.beginning})\\b|初心者|初級者?|未経験者?|経験(?:なし|不問|ゼロ|がない)|知識(?:なし|ゼロ|がない)|スキル(?:なし|ゼロ|がない|不要)|資格(?:なし|不要)|特技(?:なし|がない)|簡単|かんたん|手軽|気軽|すぐ(?:に)?|始め(?:方|る|たい|て)?|はじめ(?:方|かた|る|たい|て)|入門|ゼロから|いちから|一から|(?:誰|だれ|私|わたし|素人)(?:に)?でも|素人|苦手|機械音痴|パソコンが?(?:苦手|できない)|即金|最初|定年(?:後|退職)?(?:後)?|退職後|老後|年金(?:生活|暮らし)?|年金受給者|シニア|高齢者?|お年寄り|[4-7４-７][0０]代|還暦|中高年|無職|失業(?:中|者)?|求職中|休職中|フリーター|中卒|高卒|文系`,
    'g',
  ),
}

/** A condition or dislike in a text. */
export type UnderstoodPhrase = UnderstoodPart<(typeof understoodKinds)[number]>

/** Removes conditions and dislikes from a text, and returns them. Their words are not searched. */
export function extractConditions(text: PositionedText, isName: KnownNameCheck = () => false) {
  const understood: UnderstoodPhrase[] = [...extractAmounts(text), ...extractTimeLimits(text)]
  // A phrase such as "shy" stays in the text, because it also counts when it is part of a dislike.
  const take = (kind: WorkCondition, isKept: boolean) =>
    text.take(patterns[kind], ({ said, part }) => {
      understood.push({ kind, amount: 1, said: said.trim(), part })
      return isKept ? said : undefined
    })
  take('at-home', true)
  understood.push(...extractDislikes(text, isName))
  for (const kind of workConditions) {
    if (kind !== 'at-home') take(kind, false)
    else text.take(patterns[kind], () => undefined)
  }
  understood.push(...extractNegations(text, isName))
  return understood
}

/** Returns the first condition of each kind, with its amount. */
export function selectConditions(
  understood: readonly Pick<UnderstoodPhrase, 'kind' | 'amount'>[],
): ReadonlyMap<Condition, number> {
  const conditions = new Map<Condition, number>()
  for (const { kind, amount } of understood)
    if (kind !== 'income' && kind !== 'dislike' && !conditions.has(kind)) conditions.set(kind, amount)
  return conditions
}

/** Facts of a guide that conditions are compared with. */
export interface WorkFacts {
  tags: readonly string[]
  startCost?: StartCost | null
  firstIncome?: FirstIncome | null
  hoursPerWeek?: number | null
  startCostEn?: string
  startCostJa?: string
  firstIncomeEn?: string
}

/** Maximum weekly hours of a guide that fits beside other work. */
export const maxSpareHours = 5

/** How well a guide meets each condition; 1 is fully. For conditions with a maximum, the guide's largest value. */
export type ConditionScores = Partial<Readonly<Record<Condition, number>>>

/** Factor for exceeding a maximum. The result decreases with the excess. */
const tooMuch = 0.02

export const hasMaximum = (condition: Condition) => (boundKinds as readonly Condition[]).includes(condition)

export function scoreCondition(met: ConditionScores, condition: Condition, asked: number): number {
  const value = met[condition]
  if (value === undefined || !hasMaximum(condition)) return value ?? 0
  return value <= asked ? 1 : (asked / value) * tooMuch
}

/** Returns whether guides that don't meet the condition can't match. */
export const isRequiredCondition = (condition: Condition) =>
  hasMaximum(condition) || condition === 'free' || condition === 'cheap'

/** Assumed start cost in the band 'more' if the guide states no amount. */
const costly = { dollars: 100, yen: 15_000 }

export function evaluateConditions(facts: WorkFacts): ConditionScores {
  const { tags, startCost, hoursPerWeek, startCostEn = '', startCostJa = '', firstIncomeEn = '' } = facts
  const guide = { tags, titleEn: '', titleJa: '' }
  const isFree = isTaggedFree(guide)
  const isSpare = hoursPerWeek != null && hoursPerWeek <= maxSpareHours
  const inBand =
    startCost === 'none' ? { dollars: 0, yen: 0 } : startCost === 'small' ? maxSmallStartCost : costly
  const [cost, costInYen] = [parseStartCost(startCostEn), parseStartCost(startCostJa)]
  const weeks = parseFirstIncomeWeeks(firstIncomeEn)?.most
  return {
    ...((startCost === 'none' || isFree) && { free: 1 }),
    ...(startCost === 'small' && { cheap: 0.8 }),
    ...(startCost === 'none' && { cheap: 0.9 }),
    ...((isFree || isTaggedCheap(guide)) && { cheap: 1 }),
    ...(startCost != null && {
      dollars: cost?.isYen === false ? cost.most : inBand.dollars,
      yen: costInYen?.isYen === true ? costInYen.most : inBand.yen,
    }),
    ...(weeks !== undefined && { weeks }),
    ...(isSpare && { 'spare-time': 1 }),
    ...(hoursPerWeek != null && { hours: hoursPerWeek }),
    ...(isTaggedRemote(guide) && { 'at-home': 1 }),
    ...(facts.firstIncome === 'weeks' && { easy: 1 }),
  }
}

const isTaggedFree = createTagMatcher('No Investment')
const isTaggedCheap = createTagMatcher('low-cost')
const isTaggedRemote = createTagMatcher('Remote Work')

/** Returns whether a word is too common to distinguish guides. */
export function isCommonWord(word: string): boolean {
  return littleWords.has(word) || shopWords.has(word) || littleWords.has(toSingular(word))
}

/** Returns whether a word describes the whole shop. A search for only such words finds every guide. */
export function isShopWord(word: string): boolean {
  return shopWords.has(word)
}

const littleWords = wordsIn(
  'a about after all also always am an and any anyone anything are as at be because been being best better but by can cant could did do does doing doesnt dont down else even ever every everyone everything few for from get gets getting give go going good got great had has have havent he help hello her here hey hi him his how i id if im in into is isnt it its ive just kind know let like lot lots many maybe me might more most much must my myself near need needs never new next nice no not now of off often ok on once one only or other our out over own paid pay paying pays per please possible put quite really should show so some someone something still such suitable sure take than thank thanks that thats the their them themselves then there these they thing things think this those through til to together too top try up us use used uses using very via vs want wants was way ways we well were what whats when where whether which while who whom whose why will condition with within without wont work would yes yet you youre your yourself',
  'advice available build building create creating creation day days difference difficult do done easy extra example examples find format full guide guides idea ideas information kinds learn level list live living make maker making month monthly need offer offers offering online opportunity opportunities option options people person place places popular produce professional professionally project projects provide quality quickly real recommend recommended right safe sample samples secret sell seller selling serious service services set skill skills small start step steps stuff style success suggestions system talent task tasks tip tips today tool tools topic trick tricks tutorial type types week whole work works world worth year years audience country couple couples woman women man men girl girls boy boys lady ladies guy guys friend friends age old older young current 2024 2025 2026 2027',
  'actually ago alone already although another anyway asleep ask asked asking away bad basically before besides bit boring born bought brand bring budget bs bunch buy buying calm came care charge childhood clinic colleague colleagues come comes completely cousin curious dad daughter decent decide definitely dollar door dream during each ear earlier either enjoyable enough entire etc exactly exciting experience expert family far fix father favorite favourite feel feeling fine fun funny goal gone gonna grandma grandpa half gotta happy hard hear heard honest hobbies hobby honest honestly hope hoping horrible huge husband im inside instead interested invest interesting job keep kinda knew known large last late lately later lazy least leave leaves left less life likes literally little lol long longer look looking looks lose lost love loved main mainly mean meaningful means met mine miss missed mom mother mum nap near nearly neighbor neighbour neighbours nephew niece nine often ones opinion otherwise owe own owner owners part particular peaceful perhaps plenty plus point prefer preferably pretty probably problem pure put puts question quiet quietly quite rather ready reason rest retired return run running runs said sat say saying says scam second see seem seems seen seven several she silly sister six sometimes somehow sooner sort spare speak spend spent stage start stay still stopped stops stuck student students stupid sudden tell ten terrible thinking third though thought three time times tired together told tons took total totally turn twice two u until uncle understand used useful usually wanna wait weekend weird went wife willing wish wonder wondering worked worry worse worst worthwhile wrong yeah yesterday',
  'だけで だけ でも もの やつ こと とこ ところ になる られる れば ずつ とか とても すごく ちょっと たくさん いろいろ ゆっくり しっかり とりあえず なんか めっちゃ もくもく コツコツ こつこつ のんびり まったり ネット 夫 妻 旦那 嫁 父 母 兄 弟 姉 妹 孫 友人 知人 親戚 隣 近所 近く 実家 会社 職場 上司 同僚 勤 応援 目標 夢 将来 貯金 借金 合計 頃 昔 以前 今後 最近 途中 教室 撮 習 手取 なので なら 関 何歳 字 辞 退 楽 静 黙々 暇 暇つぶし 詳 一番 地味 先 手 週 晩 寝 子 出 合 初期費用 入金 人間 活 商品 小 遅 早 速 悪 良 困 悩 迷 心配 不安 安心 正直 結局 質問 相談 理由 意味 普通 特別 本格的 頼 任 渡 貰 貸 借 返 戻 残 足 引 押 付 着 飲 食',
  '方法 方 編集者 販売 売 売上 求 職 作成 作 制作 始 初心者 入門 円 万 万円 人 私 俺 僕 自分 教 知 欲 できる おすすめ オススメ お勧 勧 人気 ランキング 一覧 本当 今 今年 今日 最新 代行 導入 運用 依頼 使 活用 利用 会社員 サラリーマン 主婦 学生 大学生 シニア ママ バレ 手伝 買 高 安 安全 怪 詐欺 ひとり 一人 個人 在庫 書 女性 男性 場合 情報 サービス やり方 やりかた コツ 例 とは スキル ツール ガイド 向 中 家 時間 生活 作業 パソコン 出品 登録 応募 募集 手順 設定 屋 店 業 者 師 員 係 用 的 性 化 会 さん 単価 相場 する したい ください ほしい 好 好き 得 得意 苦手 描 続 増 届 選 送 覚 願 探 出来 下 必要 以内 以下 以上 気 等 他 何 何か 皆 誰 誰か 全部 全 簡単 便利 最適 向け 対応 可能 挑戦 経験 未経験 経験者 興味 趣味 特技 体験 世代 代 歳 夫婦 友達 家族 田舎 都会 地方 日本 全国 東京 大阪 仕組 仕組み 手段 流れ 基本 基礎 準備 種類 違い 注意点 メリット デメリット 実際 本音 成功 失敗 秘訣 テクニック 裏技 無理 危険 合法 違法 禁止 大丈夫 平気 見 見る 読 聞 話 考 思 行 来 言 立 持 取 入 出 上 前 後 間 内 外 時 日 年 毎日 毎週 毎月 短期 長期 一つ 二つ',
)

const shopWords = wordsIn(
  'ai business businesses chance earn earner earners earning earnings gig gigs hustle hustles hustling hustler income incomes job jobs side sidehustle sidehustles money moneymaking cash profit profits profitable career careers opportunity work worker workers working wage wages salary startup startups entrepreneur entrepreneurs entrepreneurship moonlighting occupation occupations employment rich wealthy dollars bucks',
  '副業 副収入 複業 仕事 収入 収益 稼 稼ぐ 稼げる 稼ぎ お金 金 小遣 小遣い お小遣い 月 月収 年収 報酬 儲 儲け もうけ もうかる 儲かる 案件 受注 ビジネス 商売 起業 起業家 独立 開業 稼業 パート バイト アルバイト 内職 収益化 マネタイズ 職業 働 働き方 ワーク ai 人工知能',
)

function wordsIn(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')).map(normalizeWords))
}

/** Common words, as candidates for correcting a misspelled word. */
export const commonWords: readonly WordWithSound[] = [...littleWords, ...shopWords].map(toWordWithSound)
