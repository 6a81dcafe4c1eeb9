import type { CatalogLanguage, DemoMethod, DemoPrice, DemoNiche, BilingualText } from './format.ts'

type Slots = Readonly<Record<string, string>>

const SINGLE = [
  'place',
  'places',
  'owner',
  'customer',
  'offer',
  'chore',
  'result',
  'material',
  'tone',
  'taboo',
  'where',
  'busy',
  'quiet',
  'terms',
  'scene',
  'client',
  'clientIs',
  'catalog',
  'theme',
  'fans',
  'subject',
  'crowd',
  'motifs',
  'occasion',
] as const satisfies readonly (keyof DemoNiche)[]

const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

const plural = (noun: string): string => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`)

function roundTo(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step)
}

/** Rounds a price to a common one: $45 and 6,500円 instead of $43.75. */
function scaledPrice([usd, jpy]: DemoPrice, budget: number): DemoPrice {
  const dollars = usd * budget
  const yen = jpy * budget
  return [
    roundTo(dollars, dollars < 20 ? 1 : dollars < 100 ? 5 : 10),
    roundTo(yen, yen < 3000 ? 100 : yen < 10_000 ? 500 : 1000),
  ]
}

const number = new Intl.NumberFormat('en-US')
const dollars = (amount: number): string => `$${number.format(amount)}`
const yen = (amount: number): string => `${number.format(amount)}円`

function monthlyIncome(method: DemoMethod, niche: DemoNiche): { usd: DemoPrice; jpy: DemoPrice } {
  const price = method.prices[method.income.of]
  if (!price) throw new Error(`${method.slug}: income is of the unknown price "${method.income.of}"`)
  const [usd, jpy] = scaledPrice(price, niche.budget)
  const { low, high } = method.income
  return {
    usd: [roundTo(usd * low, 10), roundTo(usd * high, 10)],
    jpy: [roundTo(jpy * low, 1000), roundTo(jpy * high, 1000)],
  }
}

export function formatIncomeRange(method: DemoMethod, niche: DemoNiche, language: CatalogLanguage): string {
  const { usd, jpy } = monthlyIncome(method, niche)
  return language === 'en'
    ? `${dollars(usd[0])}–${dollars(usd[1])} / month`
    : `月${number.format(jpy[0])}〜${yen(jpy[1])}`
}

function nicheSlots(niche: DemoNiche, side: 0 | 1): Record<string, string> {
  const slots: Record<string, string> = { th: niche.th }
  for (const name of SINGLE) slots[name] = niche[name][side]
  niche.items.forEach((item: BilingualText, index) => (slots[`item${index + 1}`] = item[side]))
  niche.asks.forEach((ask: BilingualText, index) => (slots[`ask${index + 1}`] = ask[side]))
  const motifs = niche.motifs[side].split(side === 0 ? /, | and / : '、')
  if (motifs.length !== 3) throw new Error(`${niche.slug}: not three motifs in "${niche.motifs[side]}"`)
  motifs.forEach((motif, index) => (slots[`motif${index + 1}`] = motif))
  const english = side === 0
  for (const [name, noun] of [
    ['Place', niche.place],
    ['Owner', niche.owner],
    ['Customer', niche.customer],
  ] as const) {
    slots[name === 'Owner' ? 'anOwner' : `a${name}`] = english ? withArticle(noun[0]) : noun[1]
    if (name !== 'Place') slots[`${name.toLowerCase()}s`] = english ? plural(noun[0]) : noun[1]
  }
  return slots
}

export function createSlots(method: DemoMethod, niche: DemoNiche, language: CatalogLanguage): Slots {
  const slots = nicheSlots(niche, language === 'en' ? 0 : 1)
  for (const [name, price] of Object.entries(method.prices)) {
    const [usd, jpy] = scaledPrice(price, niche.budget)
    slots[`price.${name}`] = language === 'en' ? dollars(usd) : yen(jpy)
  }
  slots['low'] = String(method.income.low)
  slots['high'] = String(method.income.high)
  slots['hours'] = String(method.hoursPerWeek)
  slots['income'] = formatIncomeRange(method, niche, language).replace(' / month', '')
  return slots
}

/** Returns the slots in their short forms, which titles use. */
export const createShortSlots = (method: DemoMethod, niche: DemoNiche, language: CatalogLanguage): Slots =>
  createSlots(method, { ...niche, ...niche.short, theme: niche.subject, fans: niche.crowd }, language)

export const fillSlots = (template: string, slots: Slots): string =>
  replaceSlots(template, (name) => slots[name])

/** Slots that repeat the meaning of another slot. */
const SAME_THING: Slots = {
  anOwner: 'owner',
  owners: 'owner',
  aCustomer: 'customer',
  customers: 'customer',
}

/**
 * Returns a function that fills the templates of one section. The first use of a slot has its long form, later uses its short
 * form.
 */
export function createSectionFiller(long: Slots, short: Slots): (template: string) => string {
  const mentioned = new Set<string>()
  return (template) =>
    replaceSlots(template, (name) => {
      const thing = SAME_THING[name] ?? name
      const slots = mentioned.has(thing) ? short : long
      mentioned.add(thing)
      return slots[name]
    })
}

function replaceSlots(template: string, find: (name: string) => string | undefined): string {
  return template.replaceAll(/\{(\^?)([^}]+)\}/g, (_whole, capital: string, name: string) => {
    const value = find(name)
    if (value === undefined) throw new Error(`Unknown slot {${name}} in "${template.slice(0, 60)}"`)
    return capital ? value.charAt(0).toUpperCase() + value.slice(1) : value
  })
}
