import { z } from 'zod'

/**
 * How the demo catalogue is written. A guide is one method (what you do) for one niche (whom you do it for):
 * 40 methods x 30 niches, each a JSON file that is named by its slug. This file is the writer's handbook;
 * `data/methods/product-descriptions.json` is the model to follow. `data/order.json` lists them all: the place there
 * decides which guides' numbers and which alternatives a method or a niche gets, so a new one goes to the end.
 *
 * A PAIR is `[english, japanese]`. It may hold several sentences, and the two languages may cut their sentences
 * differently: write the Japanese as a Japanese writer would say it, never word for word. Money, platforms and places are
 * local in each language (Upwork and dollars there, ココナラ and yen here), the facts are the same.
 *
 * SLOTS such as `{places}` are filled by the niche (see `nicheSchema` for every slot and its grammar); `{^places}` starts
 * with a capital. `{price.trial}` and the other keys of `prices`, `{low}`, `{high}`, `{hours}` and `{income}` come from the
 * method, in each language's currency. A misspelt slot throws. For blanks the reader fills in, write [square brackets].
 *
 * REPETITION is what makes a catalogue look machine-made, so the tests forbid it: every sentence over 40 characters either
 * holds a niche slot, or is in a `oneOf` of two or three differently thought (not merely reworded) alternatives.
 * About two thirds of the sentences should hold a slot. A price slot alone does not make a sentence differ.
 *
 * After "a" or "an" never put a bare slot: write {aPlace}, {anOwner}, {aCustomer}, or set an adjective between.
 * Aim at 4,500-6,000 characters in English and 2,200-3,000 in Japanese.
 *
 * In Japanese do not use ** inside running text, and leave no space between sentences.
 */
const text = z.string().min(1)
const language = z.enum(['en', 'ja'])
const pair = z.tuple([text, text])
/** Dollars and yen, written by hand for each currency (not converted). */
const money = z.tuple([z.number().positive(), z.number().positive()])

const pool = z.enum(['context', 'insight', 'rule', 'contact', 'taste'])
/** Alternatives; each niche gets one, the same one in both languages. */
const choice = z.strictObject({ oneOf: z.array(pair).min(2) })
/** One or two sentences of the niche's own. Use each pool at most once in a method. */
const fromNiche = z.strictObject({ pool })
const chunks = z.array(z.union([pair, choice, fromNiche])).min(1)

/** With a bold lead, if it has one: a tool's name, a step's title. No full stop at the end of the lead. */
const items = z.array(z.strictObject({ lead: pair.optional(), chunks })).min(1)

const plainBlocks = [
  z.strictObject({ kind: z.literal('paragraph'), chunks }),
  z.strictObject({ kind: z.literal('quote'), chunks }),
  /** A `###` heading inside a section. */
  z.strictObject({ kind: z.literal('subheading'), text: pair }),
  z.strictObject({ kind: z.literal('bullets'), items }),
  z.strictObject({ kind: z.literal('numbered'), items }),
  /** First row is the head. */
  z.strictObject({ kind: z.literal('table'), rows: z.array(z.array(pair)).min(2) }),
  /** A prompt, template or checklist to copy, line by line. Most lines need a slot. */
  z.strictObject({ kind: z.literal('code'), en: z.array(z.string()), ja: z.array(z.string()) }),
] as const
/** Whole blocks as alternatives, for instance a table in one half of the guides and a quote in the other. */
const either = z.strictObject({
  kind: z.literal('either'),
  blocks: z.array(z.discriminatedUnion('kind', plainBlocks)).min(2),
})
const block = z.discriminatedUnion('kind', [...plainBlocks, either])
const section = z.array(block).min(1)

export const methodSchema = z.strictObject({
  category: z.enum([
    'writing',
    'voice',
    'video',
    'image',
    'audio',
    'automation',
    'chat',
    'data',
    'store',
    'teaching',
    'translation',
    'social',
    'design',
  ]),
  tags: z.array(text).min(1),
  difficulty: z.enum(['starter', 'steady', 'advanced']),
  hoursPerWeek: z.number().positive(),
  startCost: pair,
  /** Scaled a little by the niche's budget and rounded. Name them for what is sold: trial, page, monthly. */
  prices: z.record(text, money),
  /**
   * Monthly income = `low` to `high` sales of the price named in `of`. Be modest. `basis` explains the assumptions, with
   * {low}, {high}, {hours} and the price slots; it is public.
   */
  income: z.strictObject({
    of: text,
    low: z.number().positive(),
    high: z.number().positive(),
    basis: pair,
  }),
  /**
   * At least six frames, each of a different build. A title says what to do and for whom, and names no tool, unless readers
   * look for the guide by the tool. Slots have their short form. With every niche a title has at most 60 characters in
   * English and 32 in Japanese, and holds "AI" only if the tags hold Automation. Two guides of one frame must stay under
   * 0.8 similar. English in sentence case.
   */
  titles: z.array(pair).min(6),
  /** Short Thai with {th}, the Thai name of the niche. */
  thai: z.strictObject({ title: text, summary: text }),
  /** One or two public sentences that say what the reader will be able to sell to whom; never the method itself. */
  summary: chunks,
  /** The first paragraph is the public teaser: 150-400 characters in both languages, inviting, no method, no prices. */
  introduction: section,
  /** Bullets with a lead (tool, why and what it costs): 4-6 real tools, then what skill is needed. */
  tools: section,
  /** A numbered list with leads: 6-8 steps, two to four sentences each. */
  steps: section,
  /** What to charge, how the month adds up, how little the first weeks earn. */
  monetization: section,
  /** Rejection, platform rules, copyright, tax (確定申告, the 20万円 rule), disclosing that AI was used. */
  risks: section,
  /** A prompt, template or checklist that can be used today. */
  premium: section,
  closing: section,
  /** Three or more fictitious video titles, of both languages, with slots. */
  videos: z.array(z.strictObject({ language, title: text })).min(3),
})

const sentences = z.array(pair).min(2)

/**
 * A trade. The slots and their grammar, with the café as example. English plurals in `-s` and articles are derived:
 * {aPlace}, {owners}, {anOwner}, {customers}, {aCustomer}; in Japanese these read like {place}, {owner}, {customer}.
 */
export const nicheSchema = z.strictObject({
  emoji: text,
  /** Thai name of the trade: ร้านกาแฟเล็ก ๆ */
  th: text,
  /** How well the trade pays: scales the prices. */
  budget: z.literal([0.8, 1, 1.25]),
  /** {place} one of them, bare: café / カフェ. Reads well after "the", "a local", "your". */
  place: pair,
  /** {places} the trade in the plural, for titles too: independent cafés / 個人経営のカフェ */
  places: pair,
  /** {owner} bare: café owner / カフェの店主 */
  owner: pair,
  /** {customer} bare: guest / お客さん */
  customer: pair,
  /** {offer} what it is known for, singular or mass, no article, follows a preposition: hand-drip coffee */
  offer: pair,
  /** {item1} {item2} {item3} plurals that fit as subject or object: seasonal lattes / 季節のラテ */
  items: z.tuple([pair, pair, pair]),
  /** {ask1} {ask2} questions customers put. English with "?", inside quotes; Japanese without 。or ？, inside 「」 */
  asks: z.tuple([pair, pair]),
  /** {chore} gerund: writing the menu board after closing / clause in dictionary form, before のは, ことになる, 時間 */
  chore: pair,
  /** {result} plural noun phrase: fewer calls about opening hours / clause in dictionary form, before こと, ようになる */
  result: pair,
  /** {material} what to ask the owner for, a noun list: the menu, a photo of the counter and ... / メニュー表、…、… */
  material: pair,
  /** {tone} adjectives after "is" or before a noun: warm and unhurried / あたたかく気取らない (before 文章, 声) */
  tone: pair,
  /** {taboo} plural noun phrase, what must never be said; only as an object, never as subject: health claims about coffee / 健康効果をうたう表現 */
  taboo: pair,
  /** {where} adverbial: on Instagram and on walks through ... / noun that takes で: Instagramと近所の散歩 */
  where: pair,
  /** {busy} {quiet} adverbials with preposition: in the weeks before Christmas / noun of time that takes に, は, の */
  busy: pair,
  quiet: pair,
  /** {terms} two or three words of the trade in quotes */
  terms: pair,
  /** {scene} something to see, with article: a hand pouring milk into a cup / ミルクを注ぐ手元 */
  scene: pair,
  /** {client} a fictitious name, in Japanese with its 「」. {clientIs} an apposition to it: a twelve-seat café near the station / 駅前にある12席のカフェ */
  client: pair,
  clientIs: pair,
  /** {catalog} countable things with a number: 24 drinks and cakes / ドリンクとケーキ24品 */
  catalog: pair,
  /** {theme} what fans love: coffee and slow mornings / コーヒーとゆっくりした朝 */
  theme: pair,
  /** {fans} plural people: people who brew at home / 家でコーヒーを淹れる人 */
  fans: pair,
  /** {subject} {crowd} the same two in short, for every mention after the first: coffee / コーヒー, home brewers / 家で淹れる人 */
  subject: pair,
  crowd: pair,
  /** {motifs} a list of three things to draw; {motif1} {motif2} {motif3} each alone, never as subject (brown paper) */
  motifs: pair,
  /** {occasion} follows "for": a coffee lover's birthday / コーヒー好きの人の誕生日 (before に, の) */
  occasion: pair,
  /**
   * Short forms of the slots that repeat, for titles and for every mention after the first in a section: cafés / カフェ.
   * {theme} and {fans} become {subject} and {crowd}. In titles a trade and an item together have at most 35 characters.
   */
  short: z.strictObject({
    places: pair,
    owner: pair,
    customer: pair,
    offer: pair,
    items: z.tuple([pair, pair, pair]),
  }),
  /** Own sentences, two pairs per pool. context: the working day and why help is missing. insight: what customers look at.
   *  rule: law or manners of the trade. contact: how to win the first client. taste: what fans buy or leave. */
  pools: z.strictObject({
    context: sentences,
    insight: sentences,
    rule: sentences,
    contact: sentences,
    taste: sentences,
  }),
})

/** In which order the catalogue walks through methods and niches; neighbours are of different kinds. */
export const orderSchema = z.strictObject({ methods: z.array(text).min(1), niches: z.array(text).min(1) })

export type Language = z.infer<typeof language>
export type Pair = z.infer<typeof pair>
export type Money = z.infer<typeof money>
export type Pool = z.infer<typeof pool>
export type Choice = z.infer<typeof choice>
export type Chunk = z.infer<typeof chunks>[number]
export type Item = z.infer<typeof items>[number]
export type Block = z.infer<typeof block>
/** The slug is the name of the file. */
export type Method = z.infer<typeof methodSchema> & { slug: string }
export type Niche = z.infer<typeof nicheSchema> & { slug: string }
