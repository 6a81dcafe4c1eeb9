import { z } from 'zod'

/**
 * Handbook for writing the demo catalog. A guide is one method (what to do) for one niche (whom to do it for). There are
 * 40 methods and 30 niches, each in a JSON file that is named by its slug; `data/methods/product-descriptions.json` is the
 * model to follow. `data/order.json` lists all of them. The position there decides which guides get a method or niche, and
 * which alternatives they use, so new ones must be added at the end.
 *
 * A PAIR is `[english, japanese]`. It may contain several sentences, which the two languages may divide differently: write
 * Japanese as a Japanese writer would say it, never word for word. Money, platforms and places are local in each language
 * (Upwork and dollars, ココナラ and yen); the facts are the same.
 *
 * SLOTS such as `{places}` are filled by the niche (`demoNicheSchema` explains every slot and its grammar); `{^places}` starts
 * with a capital letter. `{price.trial}` and the other keys of `prices`, `{low}`, `{high}`, `{hours}` and `{income}` come
 * from the method, in each language's currency. A misspelled slot throws. Write blanks for the reader in [square brackets].
 *
 * REPETITION makes a catalog look machine-made, so the tests reject it: every sentence over 40 characters either contains a
 * niche slot, or is in a `oneOf` of two or three alternatives with different thoughts, not only different words. About two
 * thirds of the sentences should contain a slot. Price slots don't count.
 *
 * After "a" or "an", never use a bare slot: write {aPlace}, {anOwner}, {aCustomer}, or put an adjective in between. Write
 * 4,500-6,000 characters in English and 2,200-3,000 in Japanese.
 *
 * In Japanese, don't use ** inside running text, and don't put spaces between sentences.
 */
const text = z.string().min(1)
const language = z.enum(['en', 'ja'])
const pair = z.tuple([text, text])
/** A price in dollars and yen. Writers choose both, instead of converting one. */
const money = z.tuple([z.number().positive(), z.number().positive()])

const pool = z.enum(['context', 'insight', 'rule', 'contact', 'taste'])
/** Alternative sentences. Each niche gets one of them, the same one in both languages. */
const choice = z.strictObject({ oneOf: z.array(pair).min(2) })
/** One or two sentences from a pool of the niche. A method uses each pool at most once. */
const fromNiche = z.strictObject({ pool })
const chunks = z.array(z.union([pair, choice, fromNiche])).min(1)

/** Items of a list. `lead` is bold: the name of a tool, or the title of a step, without a full stop. */
const items = z.array(z.strictObject({ lead: pair.optional(), chunks })).min(1)

const plainBlocks = [
  z.strictObject({ kind: z.literal('paragraph'), chunks }),
  z.strictObject({ kind: z.literal('quote'), chunks }),
  /** A `###` heading inside a section. */
  z.strictObject({ kind: z.literal('subheading'), text: pair }),
  z.strictObject({ kind: z.literal('bullets'), items }),
  z.strictObject({ kind: z.literal('numbered'), items }),
  /** A table. Its first row is the header. */
  z.strictObject({ kind: z.literal('table'), rows: z.array(z.array(pair)).min(2) }),
  /** A prompt, template or checklist to copy, line by line. Most lines need a slot. */
  z.strictObject({ kind: z.literal('code'), en: z.array(z.string()), ja: z.array(z.string()) }),
] as const
/** Alternative blocks, such as a table in one half of the guides and a quote in the other. */
const either = z.strictObject({
  kind: z.literal('either'),
  blocks: z.array(z.discriminatedUnion('kind', plainBlocks)).min(2),
})
const block = z.discriminatedUnion('kind', [...plainBlocks, either])
const section = z.array(block).min(1)

export const demoMethodSchema = z.strictObject({
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
  /** Prices by what is sold, such as trial, page or monthly. They are scaled by the niche's budget and rounded. */
  prices: z.record(text, money),
  /**
   * Monthly income: `low` to `high` sales at the price named in `of`. Be modest. `basis` is public and explains the
   * assumptions, with {low}, {high}, {hours} and the price slots.
   */
  income: z.strictObject({
    of: text,
    low: z.number().positive(),
    high: z.number().positive(),
    basis: pair,
  }),
  /**
   * Title templates, at least six, each with a different structure. A title says what to do and for whom. It names no tool,
   * unless readers search for the guide by the tool. Slots have their short form. With every niche, a title has at most 60
   * characters in English and 32 in Japanese, and contains "AI" only if the tags contain Automation. Two guides with the same
   * template must be less than 0.8 similar. English is in sentence case.
   */
  titles: z.array(pair).min(6),
  /** Title and summary in Thai. {th} is the Thai name of the niche. */
  thai: z.strictObject({ title: text, summary: text }),
  /**
   * Public summary: one or two sentences that say what the reader will be able to sell, and to whom. It must not contain the
   * method itself.
   */
  summary: chunks,
  /**
   * Introduction. Its first paragraph is the public teaser: 150-400 characters in both languages, inviting, without method and
   * prices.
   */
  introduction: section,
  /** Bullets with leads: 4-6 real tools with their purpose and cost, followed by the required skills. */
  tools: section,
  /** A numbered list with leads: 6-8 steps of two to four sentences. */
  steps: section,
  /** What to charge, what that makes per month, and how little the first weeks earn. */
  monetization: section,
  /** Rejection, platform rules, copyright, taxes (確定申告, the 20万円 rule), and disclosing that AI was used. */
  risks: section,
  /** A prompt, template or checklist that can be used today. */
  premium: section,
  closing: section,
  /** Titles of three or more fictitious videos in both languages, with slots. */
  videos: z.array(z.strictObject({ language, title: text })).min(3),
})

const sentences = z.array(pair).min(2)

/**
 * A trade, with its slots and their grammar; the examples are for a café. English plurals in `-s` and articles are derived:
 * {aPlace}, {owners}, {anOwner}, {customers}, {aCustomer}. In Japanese, these are equal to {place}, {owner}, {customer}.
 */
export const demoNicheSchema = z.strictObject({
  emoji: text,
  /** Thai name of the trade: ร้านกาแฟเล็ก ๆ */
  th: text,
  /** Factor of prices: how well the trade pays. */
  budget: z.literal([0.8, 1, 1.25]),
  /** {place}: one business without article: café / カフェ. It must fit after "the", "a local" and "your". */
  place: pair,
  /** {places}: the trade in the plural, also for titles: independent cafés / 個人経営のカフェ */
  places: pair,
  /** {owner}: a person without article: café owner / カフェの店主 */
  owner: pair,
  /** {customer}: a person without article: guest / お客さん */
  customer: pair,
  /** {offer}: what the business is known for, singular or uncountable, without article, after a preposition: hand-drip coffee */
  offer: pair,
  /** {item1}, {item2}, {item3}: plurals that fit as subject or object: seasonal lattes / 季節のラテ */
  items: z.tuple([pair, pair, pair]),
  /** {ask1}, {ask2}: questions of customers. English with "?", in quotes; Japanese without 。or ？, in 「」. */
  asks: z.tuple([pair, pair]),
  /** {chore}: gerund, such as writing the menu board after closing / clause in dictionary form, before のは, ことになる, 時間 */
  chore: pair,
  /** {result}: plural noun phrase, such as fewer calls about opening hours / clause in dictionary form, before こと, ようになる */
  result: pair,
  /** {material}: list of nouns that the owner provides: the menu, a photo of the counter and ... / メニュー表、…、… */
  material: pair,
  /** {tone}: adjectives that fit after "is" and before a noun: warm and unhurried / あたたかく気取らない (before 文章, 声) */
  tone: pair,
  /** {taboo}: plural noun phrase for what must never be said; only as object: health claims about coffee / 健康効果をうたう表現 */
  taboo: pair,
  /** {where}: adverbial, such as on Instagram and on walks through ... / noun that takes で: Instagramと近所の散歩 */
  where: pair,
  /** {busy}, {quiet}: adverbials with preposition, such as in the weeks before Christmas / nouns of time that take に, は, の */
  busy: pair,
  quiet: pair,
  /** {terms}: two or three words of the trade in quotes. */
  terms: pair,
  /** {scene}: something visible, with article: a hand pouring milk into a cup / ミルクを注ぐ手元 */
  scene: pair,
  /**
   * {client}: a fictitious name, in Japanese with its 「」. {clientIs}: its apposition: a twelve-seat café near the station /
   * 駅前にある12席のカフェ
   */
  client: pair,
  clientIs: pair,
  /** {catalog}: countable things with a number: 24 drinks and cakes / ドリンクとケーキ24品 */
  catalog: pair,
  /** {theme}: what fans love: coffee and slow mornings / コーヒーとゆっくりした朝 */
  theme: pair,
  /** {fans}: plural people: people who brew at home / 家でコーヒーを淹れる人 */
  fans: pair,
  /** {subject}, {crowd}: short forms of {theme} and {fans} for later mentions: coffee / コーヒー, home brewers / 家で淹れる人 */
  subject: pair,
  crowd: pair,
  /** {motifs}: a list of three things to draw. {motif1}, {motif2}, {motif3}: each of them, never as subject: brown paper. */
  motifs: pair,
  /** {occasion}: a noun phrase after "for": a coffee lover's birthday / コーヒー好きの人の誕生日 (before に, の) */
  occasion: pair,
  /**
   * Short forms of slots, for titles and for later mentions in a section: cafés / カフェ. {theme} and {fans} become {subject} and
   * {crowd}. In titles, a trade and an item together have at most 35 characters.
   */
  short: z.strictObject({
    places: pair,
    owner: pair,
    customer: pair,
    offer: pair,
    items: z.tuple([pair, pair, pair]),
  }),
  /**
   * Sentences of the niche, at least two pairs per pool. context: the working day, and why help is missing. insight: what
   * customers look at. rule: laws and manners of the trade. contact: how to win the first client. taste: what fans buy or ignore.
   */
  pools: z.strictObject({
    context: sentences,
    insight: sentences,
    rule: sentences,
    contact: sentences,
    taste: sentences,
  }),
})

/** Order in which the catalog uses methods and niches. Adjacent ones are of different kinds. */
export const catalogOrderSchema = z.strictObject({
  methods: z.array(text).min(1),
  niches: z.array(text).min(1),
})

export type CatalogLanguage = z.infer<typeof language>
export type BilingualText = z.infer<typeof pair>
export type DemoPrice = z.infer<typeof money>
export type SentencePoolName = z.infer<typeof pool>
export type TemplateChoice = z.infer<typeof choice>
export type TemplateChunk = z.infer<typeof chunks>[number]
export type TemplateItem = z.infer<typeof items>[number]
export type TemplateBlock = z.infer<typeof block>
/** A method with its slug, which is its file name. */
export type DemoMethod = z.infer<typeof demoMethodSchema> & { slug: string }
export type DemoNiche = z.infer<typeof demoNicheSchema> & { slug: string }
