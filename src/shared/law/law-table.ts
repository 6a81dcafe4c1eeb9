import type { BuyerPlace } from './places.ts'

/** Kinds of products that consumer law treats differently. */
export const lawProducts = ['guide', 'bundle', 'gift', 'pro-gift', 'pro'] as const
export type Product = (typeof lawProducts)[number]

/**
 * A statement that the buyer confirms by ticking a checkbox. 'start': requests delivery to start immediately. 'ends':
 * acknowledges that the right to withdraw then ends.
 */
type BuyerDeclaration = 'start' | 'ends'

export interface LawRow {
  /** Declarations required before the order. Without them, the right to withdraw does not end early. */
  declarations: readonly BuyerDeclaration[]
  /**
   * Refund of a withdrawal within the period. `until-used`: the whole price, until the right ends as declared: when the guide
   * becomes readable, a guide of a bundle is opened, or the gift is accepted. `less-days`: the price minus the elapsed days if
   * an immediate start was requested.
   */
  withdrawal: 'none' | 'whole' | 'until-used' | 'less-days'
  /** Facts that the receipt must repeat. */
  receipt: readonly ('withdrawal' | 'declarations' | 'renewal')[]
  /** Reminders by email. `charge`: before a charge that the buyer may not expect. `yearly`: before each twelfth renewal. */
  reminders: readonly ('charge' | 'yearly')[]
  /** How the contract ends: 'nothing-renews' for a single payment, 'plan-page' for a plan that is canceled on its page. */
  cancel: 'nothing-renews' | 'plan-page'
  source: LawSource
}

interface LawSource {
  law: string
  url: string
  /** Date on which the source was read, such as '2026-11-27'. */
  read: string
  /** What a lawyer must check. */
  check: string
}

const source = (law: string, url: string, check: string): { source: LawSource } => ({
  source: { law, url, read: '2026-11-27', check },
})
const eu = (article: string, check: string) =>
  source(`Directive 2011/83/EU, ${article}`, 'https://eur-lex.europa.eu/eli/dir/2011/83/oj', check)
const uk = (regulation: string, check: string) =>
  source(
    `Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, ${regulation}`,
    'https://www.legislation.gov.uk/uksi/2013/3134',
    check,
  )
const us = (check: string) =>
  source(
    'California Business and Professions Code § 17600 ff., as amended by AB 2863',
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=17602',
    check,
  )
const japan = (check: string) =>
  source(
    'Act on Specified Commercial Transactions of Japan, Article 12-6',
    'https://laws.e-gov.go.jp/law/351AC0000000057',
    check,
  )

const once = { reminders: [], cancel: 'nothing-renews' } as const
const withoutRight = { ...once, declarations: [], withdrawal: 'none', receipt: [] } as const
const planWithoutRight = {
  ...withoutRight,
  receipt: ['renewal'],
  reminders: ['charge'],
  cancel: 'plan-page',
} as const
const digitalContent = {
  ...once,
  declarations: ['start', 'ends'],
  withdrawal: 'until-used',
  receipt: ['withdrawal', 'declarations'],
} as const
const wholeRight = { ...once, declarations: [], withdrawal: 'whole', receipt: ['withdrawal'] } as const
const digitalService = {
  declarations: ['start'],
  withdrawal: 'less-days',
  receipt: ['withdrawal', 'declarations', 'renewal'],
  reminders: ['charge'],
  cancel: 'plan-page',
} as const

const sameAsGuide = { ...withoutRight, ...japan('the same as for one guide') }
const otherCountries = japan('the countries to which the shop sells')

/** Consumer law as the shop applies it (decision 0074). Not legal advice; `docs/law.md` lists what a lawyer must check. */
export const consumerLaw: Readonly<Record<BuyerPlace, Readonly<Record<Product, LawRow>>>> = {
  japan: {
    guide: {
      ...withoutRight,
      ...japan('that online reading is a service, to which Article 15-3 does not apply'),
    },
    bundle: sameAsGuide,
    gift: sameAsGuide,
    'pro-gift': sameAsGuide,
    pro: {
      ...planWithoutRight,
      ...japan('that the price of twelve months is a fair sum for a plan without a fixed term'),
    },
  },
  us: {
    guide: {
      ...withoutRight,
      ...us('that no state gives a right to cancel a single online purchase of digital content'),
    },
    bundle: { ...withoutRight, ...us('the same as for one guide') },
    gift: { ...withoutRight, ...us('the rules of states on gift certificates') },
    'pro-gift': { ...withoutRight, ...us('the rules of states on gift certificates') },
    pro: {
      ...planWithoutRight,
      reminders: ['charge', 'yearly'],
      ...us(
        'whether the order button beside the renewal terms is the consent that § 17602(a) asks for, and how long its proof is kept',
      ),
    },
  },
  eu: {
    guide: {
      ...digitalContent,
      ...eu('Articles 9, 14(4)(b), 16(m)', 'the words of both declarations in each country'),
    },
    bundle: {
      ...digitalContent,
      ...eu('Articles 9, 14(4)(b), 16(m)', 'that the end of the right at the first opening is kept here'),
    },
    gift: {
      ...digitalContent,
      ...eu('Articles 9, 14(4)(b), 16(m)', 'that the giver alone is the consumer of the contract'),
    },
    'pro-gift': { ...wholeRight, ...eu('Article 9', 'nothing: the shop refunds more than it must') },
    pro: {
      ...digitalService,
      ...eu('Articles 9, 14(3), 16(a)', 'that Pro is a digital service, and not digital content'),
    },
  },
  uk: {
    guide: { ...digitalContent, ...uk('regulations 29, 30 and 37', 'the words of both declarations') },
    bundle: { ...digitalContent, ...uk('regulations 29, 30 and 37', 'the same as in the EU') },
    gift: { ...digitalContent, ...uk('regulations 29, 30 and 37', 'the same as in the EU') },
    'pro-gift': {
      ...wholeRight,
      ...uk('regulations 29 and 30', 'nothing: the shop refunds more than it must'),
    },
    pro: {
      ...digitalService,
      ...uk(
        'regulations 29, 30 and 36',
        'that Pro is a service, and when the subscription rules of the DMCC Act 2024 begin',
      ),
    },
  },
  other: {
    guide: { ...withoutRight, ...otherCountries },
    bundle: { ...withoutRight, ...otherCountries },
    gift: { ...withoutRight, ...otherCountries },
    'pro-gift': { ...withoutRight, ...otherCountries },
    pro: { ...planWithoutRight, ...otherCountries },
  },
}
