/**
 * How the demo catalogue is written. A guide is one method (what you do) for one niche (whom you do it for):
 * 40 methods x 30 niches. This file is the writer's handbook; `methods/product-descriptions.ts` is the model to follow.
 *
 * A PAIR is `[english, japanese]`. It may hold several sentences, and the two languages may cut their sentences
 * differently: write the Japanese as a Japanese writer would say it, never word for word. Money, platforms and places are
 * local in each language (Upwork and dollars there, ココナラ and yen here), the facts are the same.
 *
 * SLOTS such as `{places}` are filled by the niche (see `Niche` for every slot and its grammar); `{^places}` starts with a
 * capital. `{price.trial}` and the other keys of `prices`, `{low}`, `{high}`, `{hours}` and `{income}` come from the
 * method, in each language's currency. A misspelt slot throws. For blanks the reader fills in, write [square brackets].
 *
 * REPETITION is what makes a catalogue look machine-made, so the tests forbid it: every sentence over 40 characters either
 * holds a niche slot, or stands in a `oneOf` of two or three differently thought (not merely reworded) alternatives.
 * About two thirds of the sentences should hold a slot. A price slot alone does not make a sentence differ.
 *
 * After "a" or "an" never put a bare slot: write {aPlace}, {anOwner}, {aCustomer}, or set an adjective between.
 * Aim at 4,500-6,000 characters in English and 2,200-3,000 in Japanese.
 *
 * In Japanese do not use ** inside running text, and leave no space between sentences.
 */
export type Language = 'en' | 'ja'
export type Pair = readonly [en: string, ja: string]
/** Dollars and yen, written by hand for each currency (not converted). */
export type Money = readonly [usd: number, jpy: number]

export type Pool = 'context' | 'insight' | 'rule' | 'contact' | 'taste'
export interface Choice {
  oneOf: readonly Pair[]
}
interface FromNiche {
  pool: Pool
}
export type Chunk = Pair | Choice | FromNiche
export interface Item {
  lead?: Pair
  chunks: readonly Chunk[]
}

export type Block =
  | { kind: 'paragraph'; chunks: readonly Chunk[] }
  | { kind: 'quote'; chunks: readonly Chunk[] }
  | { kind: 'subheading'; text: Pair }
  | { kind: 'bullets'; items: readonly Item[] }
  | { kind: 'numbered'; items: readonly Item[] }
  | { kind: 'table'; rows: readonly (readonly Pair[])[] }
  | { kind: 'code'; en: string; ja: string }
  | { kind: 'either'; blocks: readonly Block[] }

/** Alternatives; each niche gets one, the same one in both languages. */
export const oneOf = (...pairs: Pair[]): Choice => ({ oneOf: pairs })
/** One or two sentences of the niche's own. Use each pool at most once in a method. */
export const fromNiche = (pool: Pool): FromNiche => ({ pool })

export const p = (...chunks: Chunk[]): Block => ({ kind: 'paragraph', chunks })
export const quote = (...chunks: Chunk[]): Block => ({ kind: 'quote', chunks })
/** A `###` heading inside a section. */
export const sub = (text: Pair): Block => ({ kind: 'subheading', text })
export const bullets = (...items: Item[]): Block => ({ kind: 'bullets', items })
export const numbered = (...items: Item[]): Block => ({ kind: 'numbered', items })
/** First row is the head. */
export const table = (...rows: (readonly Pair[])[]): Block => ({ kind: 'table', rows })
/** A prompt, template or checklist to copy. Most lines need a slot. */
export const code = (en: string, ja: string): Block => ({ kind: 'code', en: en.trim(), ja: ja.trim() })
/** Whole blocks as alternatives, for instance a table in one half of the guides and a quote in the other. */
export const either = (...blocks: Block[]): Block => ({ kind: 'either', blocks })

/** A list item without a lead. */
export const item = (...chunks: Chunk[]): Item => ({ chunks })
/** A list item with a bold lead: a tool's name, a step's title. No full stop at the end of the lead. */
export const lead = (title: Pair, ...chunks: Chunk[]): Item => ({ lead: title, chunks })

export type Category =
  | 'writing'
  | 'voice'
  | 'video'
  | 'image'
  | 'audio'
  | 'automation'
  | 'chat'
  | 'data'
  | 'store'
  | 'teaching'
  | 'translation'
  | 'social'
  | 'design'

/** What `methods/index.ts` fixes in advance, so that every planned method keeps its place. */
export interface Plan {
  slug: string
  workingTitle: string
  category: Category
  tags: readonly string[]
}

export interface Method {
  slug: string
  difficulty: 'starter' | 'steady' | 'advanced'
  hoursPerWeek: number
  startCost: Pair
  /** Scaled a little by the niche's budget and rounded. Name them for what is sold: trial, page, monthly. */
  prices: Readonly<Record<string, Money>>
  /**
   * Monthly income = `low` to `high` sales of the price named in `of`. Be modest. `basis` says what that rests on, with
   * {low}, {high}, {hours} and the price slots; it is public.
   */
  income: { of: string; low: number; high: number; basis: Pair }
  /**
   * At least six frames, each of a different build, not more than about 60 characters in English and 32 in Japanese,
   * and each with {places} or {theme} plus, if it can, a second slot: two guides of one frame must stay under 0.8
   * similar. English in sentence case; say the outcome, no hype.
   */
  titles: readonly Pair[]
  /** Short Thai with {th}, the Thai name of the niche. */
  thai: { title: string; summary: string }
  /** One or two public sentences that say what the reader will be able to sell to whom; never the method itself. */
  summary: readonly Chunk[]
  /** The first paragraph is the public teaser: 150-400 characters in both languages, inviting, no method, no prices. */
  introduction: readonly Block[]
  /** bullets(lead(tool, why and what it costs), ...): 4-6 real tools, then what skill is needed. */
  tools: readonly Block[]
  /** numbered(lead(title, ...), ...): 6-8 steps, two to four sentences each. */
  steps: readonly Block[]
  /** What to charge, how the month adds up, how little the first weeks earn. */
  monetization: readonly Block[]
  /** Rejection, platform rules, copyright, tax (確定申告, the 20万円 rule), telling people that AI was used. */
  risks: readonly Block[]
  /** A prompt, template or checklist that can be used today. */
  premium: readonly Block[]
  closing: readonly Block[]
  /** Three or more fictitious video titles, of both languages, with slots. */
  videos: readonly { language: Language; title: string }[]
}

/**
 * A trade. The slots and their grammar, with the café as example. English plurals in `-s` and articles are derived:
 * {aPlace}, {owners}, {anOwner}, {customers}, {aCustomer}; in Japanese these read like {place}, {owner}, {customer}.
 */
export interface Niche {
  slug: string
  emoji: string
  /** Thai name of the trade: ร้านกาแฟเล็ก ๆ */
  th: string
  /** How well the trade pays: scales the prices. */
  budget: 0.8 | 1 | 1.25
  /** {place} one of them, bare: café / カフェ. Reads well after "the", "a local", "your". */
  place: Pair
  /** {places} the trade in the plural, for titles too: independent cafés / 個人経営のカフェ */
  places: Pair
  /** {owner} bare: café owner / カフェの店主 */
  owner: Pair
  /** {customer} bare: guest / お客さん */
  customer: Pair
  /** {offer} what it is known for, singular or mass, no article, follows a preposition: hand-drip coffee */
  offer: Pair
  /** {item1} {item2} {item3} plurals that fit as subject or object: seasonal lattes / 季節のラテ */
  items: readonly [Pair, Pair, Pair]
  /** {ask1} {ask2} questions customers put. English with "?", inside quotes; Japanese without 。or ？, inside 「」 */
  asks: readonly [Pair, Pair]
  /** {chore} gerund: writing the menu board after closing / clause in dictionary form, before のは, ことになる, 時間 */
  chore: Pair
  /** {result} plural noun phrase: fewer calls about opening hours / clause in dictionary form, before こと, ようになる */
  result: Pair
  /** {material} what to ask the owner for, a noun list: the menu, a photo of the counter and ... / メニュー表、…、… */
  material: Pair
  /** {tone} adjectives after "is" or before a noun: warm and unhurried / あたたかく気取らない (before 文章, 声) */
  tone: Pair
  /** {taboo} plural noun phrase, what must never be said; only as an object, never as subject: health claims about coffee / 健康効果をうたう表現 */
  taboo: Pair
  /** {where} adverbial: on Instagram and on walks through ... / noun that takes で: Instagramと近所の散歩 */
  where: Pair
  /** {busy} {quiet} adverbials with preposition: in the weeks before Christmas / noun of time that takes に, は, の */
  busy: Pair
  quiet: Pair
  /** {terms} two or three words of the trade in quotes */
  terms: Pair
  /** {scene} something to see, with article: a hand pouring milk into a cup / ミルクを注ぐ手元 */
  scene: Pair
  /** {client} a fictitious name, in Japanese with its 「」. {clientIs} an apposition to it: a twelve-seat café near the station / 駅前にある12席のカフェ */
  client: Pair
  clientIs: Pair
  /** {catalogue} countable things with a number: 24 drinks and cakes / ドリンクとケーキ24品 */
  catalogue: Pair
  /** {theme} what fans love: coffee and slow mornings / コーヒーとゆっくりした朝 */
  theme: Pair
  /** {fans} plural people: people who brew at home / 家でコーヒーを淹れる人 */
  fans: Pair
  /** {subject} {crowd} the same two in short, for every mention after the first: coffee / コーヒー, home brewers / 家で淹れる人 */
  subject: Pair
  crowd: Pair
  /** {motifs} a list of three things to draw; {motif1} {motif2} {motif3} each alone, never as subject (brown paper) */
  motifs: Pair
  /** {occasion} follows "for": a coffee lover's birthday / コーヒー好きの人の誕生日 (before に, の) */
  occasion: Pair
  /** Own sentences, two pairs per pool. context: the working day and why help is missing. insight: what customers look at.
   *  rule: law or manners of the trade. contact: how to win the first client. taste: what fans buy or leave. */
  pools: Readonly<Record<Pool, readonly Pair[]>>
}
