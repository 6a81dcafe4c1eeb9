import { emptyFields } from '../shared/guides/fields/guide-fields.ts'
import { createGuideCard } from '../server/testing/guide-card.ts'
import { createTRPCClient } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AppRouter } from '../server/router.ts'
import { citableFields } from '../shared/guides/asking/ask-schemas.ts'
import { understoodKinds } from '../shared/guides/search-conditions.ts'
import { guideStates } from '../shared/guides/editing/guide-states.ts'
import { languages, pageLanguages, type PageLanguage } from '../shared/languages.ts'
import { bundleStates } from '../shared/payments/bundle-schemas.ts'
import { giftStates } from '../shared/payments/gift-schemas.ts'
import { localizePath } from '../shared/paths.ts'
import type { TextFile } from '../shared/texts/parts.ts'
import type { RouterOutputs } from './platform/api/api.ts'
import { App } from './app.tsx'
import { matchRoute } from './match-route.ts'
import { createLocalLink } from './platform/api/links.ts'
import { createQueryClient } from './platform/api/query-profiles.ts'
import { loadPage, createLanguageContext } from './platform/pages/load-page.ts'
import { loadTexts, TextLoader } from './platform/texts/text-loader.ts'
import { routes } from './routes.tsx'

/**
 * A test language in which every English text is in brackets. Days and numbers are formatted as in Chinese, and database content
 * has no Latin letters: English outside brackets is hard-coded in a page.
 */
const added = 'zh' as PageLanguage
const table: Partial<Record<string, (typeof languages)['en']>> = languages

beforeAll(() => {
  table[added] = { ...languages.en, name: '中文', shortName: '中文', legalLocale: 'zh' }
  pageLanguages.push(added)
})
afterAll(() => {
  delete table[added]
  pageLanguages.pop()
})

const inBrackets = (part: unknown, name = ''): unknown => {
  // Ids stay unchanged, because they are anchors, which pages don't show.
  if (typeof part === 'string') return name === 'id' ? part : `⟦${part}⟧`
  if (Array.isArray(part)) return part.map((each) => inBrackets(each))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inBrackets(value, key)]))
}

const card: RouterOutputs['guides']['featured']['cards'][number] = createGuideCard({
  id: 7,
  titleEn: '一',
  titleJa: '二',
  summaryEn: '三',
  summaryJa: '四',
  tags: ['ai-writing', '五'],
  thumbnailUrl: '/1.svg',
  incomeRange: '100',
  incomeRangeJa: '100',
  emoji: '🙂',
  readingMinutes: 12,
})
const said = { text: '六', language: 'en' as const }
const named = { names: ['七'], language: 'en' as const }
const locked: NonNullable<RouterOutputs['guides']['find']> = {
  card,
  preview: said,
  outline: named,
  inside: [{ part: 'steps', count: 2 }],
  facts: { incomeBasis: said, startCost: said, firstIncome: said, tools: named, risks: named },
  access: 'locked',
  opensAt: null,
  grounds: null,
  since: null,
  ownedTwin: null,
  freePick: false,
  proCurrency: null,
  stale: true,
  body: null,
  related: [{ ...card, id: 8, isFreePreview: true }],
}
const well = { health: 'well', measuredAt: '2026-01-02T03:04:05.000Z' } as const
const proved: RouterOutputs['proof']['read'] = {
  paidLines: {
    ...well,
    health: 'unwell',
    last: { guides: 1, answers: 2, lines: 3, found: 1 },
    all: { since: well.measuredAt, lines: 4, found: 1, foundAt: well.measuredAt },
  },
  payments: { ...well, differences: 1 },
  restore: { ...well, seconds: 1, backupAgeHours: 1 },
  failures: { ...well, last: well.measuredAt, days: 2 },
  translations: { ...well, current: 1, stale: 1, missing: 1 },
  refunds: { ...well, done: 2, medianSeconds: 1, slowestSeconds: 9000, waiting: 1, givenUp: 1 },
  reports: { ...well, all: 2, guides: 1, hidden: 1, late: 1 },
}
const unknown = { health: 'unknown', measuredAt: null } as const
const nothingProved: RouterOutputs['proof']['read'] = {
  paidLines: { ...unknown, last: null, all: null },
  payments: { ...unknown, differences: null },
  restore: { ...unknown, seconds: null, backupAgeHours: null },
  failures: { ...unknown, last: null, days: null },
  translations: { ...unknown, current: null, stale: 0, missing: 0 },
  refunds: { ...unknown, done: null, medianSeconds: null, slowestSeconds: null, waiting: 0, givenUp: 0 },
  reports: { ...unknown, all: null, guides: 0, hidden: 0, late: 0 },
}
const answered: RouterOutputs['guides']['ask'] = {
  understood: [...understoodKinds, 'word' as const].map((kind) => ({
    kind,
    amount: 3,
    said: '一',
    q: kind === 'word' ? null : '二',
  })),
  unknown: ['二'],
  answers: [
    {
      id: 7,
      titleEn: '一',
      titleJa: '',
      summaryEn: '一',
      summaryJa: '',
      thumbnailUrl: '/thumbnails/1.svg',
      fit: { about: ['一'], near: ['二'], hours: 3, cost: '一', wait: '一', atHome: true },
    },
    {
      id: 8,
      titleEn: '一',
      titleJa: '',
      summaryEn: '一',
      summaryJa: '',
      thumbnailUrl: '/thumbnails/1.svg',
      fit: { about: [], near: ['二'], hours: null, cost: null, wait: null, atHome: false },
    },
  ],
  fitting: 1,
  tooOften: false,
  hasWriter: true,
}
const withdrawn = { titleEn: '一', titleJa: '', related: [{ ...card, id: 8 }] }
const writtenGuide = {
  ...emptyFields,
  titleEn: '一',
  titleJa: '二',
  summaryEn: '三',
  summaryJa: '四',
  contentEn: '五',
  contentJa: '六',
  tags: ['札'],
  price: 200,
  incomeRange: '七',
  referenceVideos: [{ videoId: 'v', title: '十', language: 'en', channelTitle: null }],
}
const body = {
  language: 'en' as const,
  html: '<p>八</p>',
  sections: [{ id: 's', title: '九', language: 'en' as const }],
  partial: true,
  bothLanguages: false,
  rows: null,
  videos: [{ videoId: 'v', title: '十', language: 'en', thumbnailUrl: '/v.jpg', channelTitle: null }],
}
const open = { ...locked, access: 'open' as const, grounds: 'purchase' as const, since: card.updatedAt, body }
const states = ['current', 'stale', 'missing', 'orphan', 'added'] as const
const both = {
  ...open,
  body: {
    ...body,
    html: '',
    bothLanguages: true,
    rows: states.map((state) => ({
      state,
      en: state === 'added' ? '' : '英',
      ja: state === 'missing' ? '' : '日',
    })),
  },
}
const account = {
  uid: '1',
  email: '@',
  emailVerified: true,
  username: '名',
  freeAccessUsed: false,
  role: 'owner',
  createdAt: card.updatedAt,
}
const message = {
  id: 1,
  email: '@',
  message: '問',
  language: 'ja',
  createdAt: card.updatedAt,
  state: 'open',
}
const entry = {
  id: 2,
  happenedAt: card.updatedAt,
  operator: '@',
  kind: 'role-changed',
  reason: '訳',
  userId: null,
  guideId: null,
  before: { role: '一' },
  after: { role: '二' },
}
const order = {
  id: '1',
  paidAt: card.updatedAt,
  items: [{ guideId: 7, title: '一', amount: 200, recipient: 'buyer', isReturned: true, isPart: true }],
  description: '一',
  descriptionLanguage: 'en',
  amount: 200,
  currency: 'usd',
  refundedAmount: 100,
  reference: '1',
  disputed: false,
  userId: 1,
  email: '@',
}
const receipt = {
  id: '1',
  guideId: 7,
  lines: [{ guideId: 7, title: '一', amount: 160, givenBack: true }],
  reference: '1',
  description: '一',
  descriptionLanguage: 'en',
  amount: 200,
  currency: 'usd',
  paidAt: card.updatedAt,
  refundedAt: card.updatedAt,
  refundedAmount: 200,
  bankReturnedAmount: 100,
  seller: '店',
  buyer: '@',
}
const job = {
  jobId: '1',
  targetLanguage: 'ja',
  status: 'failed',
  kind: 'guide',
  guideId: 7,
  reason: 'cancelled',
  piecesDone: 1,
  piecesTotal: 3,
  review: true,
  storedAt: null,
  inputTokens: 1,
  outputTokens: 1,
  costMicroUsd: 5000,
  createdAt: card.updatedAt,
  updatedAt: card.updatedAt,
}
const stages = ['running', 'review', 'failed', 'stale', 'missing', 'current'] as const
const compared = { source: '一', state: 'stale', stored: '二', result: null, problems: ['it is empty'] }

const span = { least: 1, most: 2 }
const cost = { ...span, currency: 'usd' }
const path = {
  slug: 'x',
  name: '名',
  audience: '人',
  facts: { guides: 5, minutes: 30, firstWeeks: span, allWeeks: span, firstCost: cost, allCost: null },
}
const pathPage = {
  ...path,
  exclusive: false,
  way: '道',
  steps: [
    {
      card,
      why: '故',
      startCost: { text: '金', language: 'ja' },
      firstIncome: { text: '週', language: 'ja' },
    },
  ],
  price: { amountMinor: 1000, currency: 'usd' },
  next: [path],
}

const gift = {
  id: '00000000-0000-4000-8000-000000000000',
  guideId: 7,
  months: null,
  titleEn: '一',
  titleJa: '二',
  state: 'waiting',
  recipient: '@',
  language: 'en',
  day: '2026-11-21',
  message: '言',
  orderedAt: card.updatedAt,
  toldAt: card.updatedAt,
  claimedAt: card.updatedAt,
}

const bundle = {
  lines: bundleStates.map((state, index) => ({
    guideId: index + 1,
    titleEn: '一',
    titleJa: '二',
    state,
    amount: 200,
    share: state === 'offered' ? 160 : 0,
  })),
  amount: 160,
  currency: 'usd',
  buyable: true,
  subscribed: false,
}

const answers = {
  'auth.session': null,
  'access.owned': { subscribed: false, bought: [], picked: [] },
  'payments.proCredit': { usd: 200, jpy: 200 },
  'auth.me': { user: account },
  'auth.sessions': [
    { device: '', signedInAt: well.measuredAt, lastUsedAt: well.measuredAt, isCurrent: false },
    { device: '一', signedInAt: well.measuredAt, lastUsedAt: well.measuredAt, isCurrent: true },
  ],
  'config.seller': { name: '店', responsible: '人', address: '町', phone: null, supportEmail: '@' },
  'guides.featured': { cards: [card], featured: 24, guides: 1000 },
  'guides.listing': { cards: [card], total: 100, page: 2, pages: 3, filter: null },
  'guides.find': locked,
  'guides.cardsOf': [card],
  'guides.paths': [
    {
      ...path,
      exclusive: false,
      steps: [{ id: 1, titleEn: '一', titleJa: '二', thumbnailUrl: '/thumbnails/1.svg', readingMinutes: 5 }],
    },
    { ...path, slug: 'voice-over', exclusive: true, steps: null },
  ],
  'guides.path': pathPage,
  'guides.methods': [{ card, tags: ['Freelancing'], emojis: ['☕'], guides: 3 }],
  'guides.method': { tags: ['Freelancing'], cards: [card] },
  'bundles.lookAt': bundle,
  'gifts.list': { gifts: giftStates.map((state) => ({ ...gift, state })) },
  'gifts.find': gift,
  'access.plan': {
    subscribed: true,
    status: 'active',
    periodEnd: card.updatedAt,
    renews: true,
    givenUntil: null,
    givenWaits: false,
  },
  'access.purchases': {
    purchases: (['open', 'suspended', 'revoked'] as const).map((state, index) => ({
      guideId: index + 1,
      titleEn: '一',
      titleJa: '二',
      thumbnailUrl: '/thumbnails/1.svg',
      amount: 200,
      currency: 'usd',
      source: index === 0 ? 'free' : 'payment',
      purchaseDate: card.updatedAt,
      state,
      stripePaymentId: null,
    })),
  },
  'payments.receipts': { receipts: [receipt] },
  'payments.receipt': receipt,
  'translation.overview': {
    counts: { running: 1, review: 1, failed: 1, stale: 1, missing: 1, current: 1 },
    rows: stages.map((stage, index) => ({
      guideId: index + 1,
      titleEn: '一',
      title: index === 0 ? '' : '二',
      stage,
      englishLength: 100,
      translatedLength: 50,
      blocks: index === 0 ? null : { total: 10, stale: index % 3, missing: index % 2 },
      job: index < 3 ? { ...job, status: index === 0 ? 'processing' : job.status } : null,
    })),
    total: 100,
    page: 2,
    pages: 3,
  },
  'guides.withdrawn': null,
  'guides.ask': answered,
  'guides.askInWords': {
    sentences: [{ text: '三', from: citableFields.map((fact) => ({ guideId: 7, fact })) }],
    missing: null,
  },
  'proof.read': proved,
  'newsletter.read': { newest: [card], popular: [card], improved: [card], weeks: [1, 2, 0, 3] },
  'guides.adminList': {
    guides: guideStates.map((state, index) => ({
      ...card,
      id: index + 1,
      tags: ['札'],
      state,
      publishAt: state === 'scheduled' ? card.updatedAt : null,
      japanese: 'missing',
      savedAt: card.updatedAt,
    })),
    total: 100,
    pages: 3,
  },
  'guides.editing': {
    stored: {
      id: 7,
      version: 2,
      savedAt: card.updatedAt,
      savedBy: '@',
      way: 'desk',
      state: 'on-sale',
      publishAt: null,
      guide: writtenGuide,
    },
    edit: null,
    tags: ['札'],
  },
  'guides.history': {
    saves: [
      {
        version: 1,
        savedAt: card.updatedAt,
        savedBy: null,
        way: 'import',
        changes: [{ field: 'titleEn', added: 1, removed: 1 }],
      },
    ],
    next: 1,
  },
  'admin.log': { entries: [entry], next: 1 },
  'admin.disputes': {
    disputes: [
      {
        id: '1',
        userId: 1,
        email: '@',
        description: '一',
        descriptionLanguage: 'en',
        reference: '1',
        amount: 200,
        currency: 'usd',
        reason: 'fraudulent',
        evidence: 'none',
        dueAt: card.updatedAt,
        openedAt: card.updatedAt,
        url: 'http://localhost',
      },
    ],
  },
  'admin.orders': { readers: [{ id: 1, email: '@', username: '名' }], orders: [order], next: '1' },
  'admin.reader': {
    id: 1,
    uid: '1',
    email: '@',
    username: '名',
    createdAt: card.updatedAt,
    freeAccessUsed: false,
    customerId: null,
    plan: { ...noPlan(), held: null, currency: null },
    orders: [order],
    guides: [{ guideId: 7, title: '題', source: 'given', since: card.updatedAt, state: 'open' }],
    timeline: [{ at: card.updatedAt, kind: 'access', subject: '事', subjectLanguage: 'en', detail: '訳' }],
    entries: [entry],
  },
  'admin.firstSteps': { seller: false, guide: true, stripe: false, mail: false, domain: false },
  'admin.waiting': { disputes: 1, messages: 1, refunds: 1, mails: 1, jobs: 1, translations: 1 },
  'admin.figures': {
    sales: [
      {
        currency: 'usd',
        buckets: [{ at: card.updatedAt, count: 1, amount: 200 }],
        refunded: 1,
        refunds: 1,
        recurring: 1,
      },
    ],
    guides: [{ guideId: 7, title: '題', currency: 'usd', count: 1, amount: 200 }],
    readers: 1,
    newReaders: 1,
    freePicks: 1,
    disputes: 1,
    proStarted: 1,
    proEnded: 1,
    proRenewing: 1,
    proEnding: 1,
    proInGrace: 1,
    proGiven: 1,
  },
  'guides.missedSearches': [{ text: '語', times: 9, lastAt: card.updatedAt }],
  'admin.inbox': { counts: { open: 1, answered: 0, closed: 0 }, messages: [message], next: 1 },
  'admin.message': {
    ...message,
    readerId: 1,
    replies: [{ id: 1, operator: '@', body: '答', writtenAt: card.updatedAt }],
  },
  'admin.health': {
    queues: [{ queue: '列', waiting: 1, failed: 1 }],
    failed: [{ id: '1', queue: '列', at: card.updatedAt, message: '誤' }],
    mails: { waiting: 1, refused: 1, oldest: null },
    events: { lastAt: card.updatedAt, slowestSeconds: 1 },
    chores: [{ chore: 'sweep', succeededAt: card.updatedAt }],
    compared: { buyers: 1, differences: 0 },
  },
  'translation.settings': { configured: true, model: '型', spentTodayMicroUsd: 1, dailyLimitMicroUsd: 2 },
  'translation.compare': {
    guideId: 7,
    language: 'ja',
    job,
    title: compared,
    summary: { ...compared, state: 'missing', stored: null },
    blocks: [{ ...compared, hash: '1', kind: 'paragraph' }],
    added: ['三'],
  },
  'translation.neighbours': { previous: 6, next: 8 },
}

type Answers = Partial<Record<keyof typeof answers, unknown>>
const member: Answers = { 'auth.session': { uid: '1', email: '@', username: '花' } }

const visits: [title: string, path: string, said?: Answers][] = [
  ['home', '/'],
  ['the guide list', '/guides?page=2'],
  [
    'a category',
    '/guides?q=ai-writing',
    { 'guides.listing': listing({ kind: 'tag', tag: 'ai-writing' }, 1) },
  ],
  [
    'a search without results',
    '/search?q=x',
    { 'guides.listing': listing(searched({ match: 'none', shown: '有' }), 0) },
  ],
  [
    'a search with similar guides',
    '/search?q=x',
    { 'guides.listing': listing(searched({ match: 'near', lost: '無' }), 2) },
  ],
  ['a search with partial matches', '/search?q=x', { 'guides.listing': listing(searched({ about: 1 }), 2) }],
  ['a category without guides', '/guides?q=x', { 'guides.listing': listing({ kind: 'tag', tag: '無' }, 0) }],
  ['guides saved for later', '/saved'],
  ['a question', '/ask'],
  ['a question and its answers', '/ask?q=x'],
  ['a question with a generated answer', '/ask?q=x&words=1'],
  ...['too-often', 'no-answer', 'nothing-proven'].map((missing): [string, string, Answers] => [
    `a question without a model’s words: ${missing}`,
    '/ask?q=x&words=1',
    { 'guides.askInWords': { sentences: [], missing } },
  ]),
  [
    'questions above the rate limit',
    '/ask?q=x',
    { 'guides.ask': { ...answered, answers: [], tooOften: true } },
  ],
  ['choosing guides of a bundle', '/bundle'],
  ['the chosen guides of a bundle', '/bundle?g=7-8-9-10-11&q=x', member],
  ['paying for a bundle', '/bundle/pay?path=x'],
  ['paying for a bundle, for members', '/bundle/pay?path=x', member],
  [
    'guides that are not sold in a bundle',
    '/bundle/pay?g=1-2-3-4-5',
    { ...member, 'bundles.lookAt': { ...bundle, buyable: false } },
  ],
  ['a bundle with too few guides', '/bundle/pay?g=1', member],
  ['a paid bundle', '/bundle/paid', member],
  ['ordering a gift', '/gift'],
  ['ordering a gift, for members', '/gift', member],
  ['ordering a guide as a gift', '/gift?guide=7', member],
  ['ordering Pro as a gift', '/gift?pro=1', member],
  [
    'a gift of Pro to pay for',
    `/gift/${gift.id}`,
    { ...member, 'gifts.find': { ...gift, guideId: null, months: 3, state: 'unpaid' } },
  ],
  ['claiming a gift', '/gift/claim'],
  ['claiming a gift, for members', '/gift/claim', member],
  ...giftStates.map((state): [string, string, Answers] => [
    `a gift that is ${state}`,
    `/gift/${gift.id}`,
    { ...member, 'gifts.find': { ...gift, state } },
  ]),
  ['the reading paths', '/paths'],
  ['a reading path', '/paths/x'],
  ["a reading path of Pro's own", '/paths/x', { 'guides.path': { ...pathPage, steps: null } }],
  ['the methods', '/methods'],
  ['the guides of a method', '/methods/1'],
  ['the page of proof', '/proof'],
  ['new guides', '/new'],
  ['unsubscribing from the weekly email', `/new?mail=leave&key=${'k'.repeat(43)}`],
  ['a requested weekly email', '/new?mail=asked'],
  ['the proof before the first measurement', '/proof', { 'proof.read': nothingProved }],
  ['a locked guide', '/guide/7'],
  [
    'a guide for a user with a free pick',
    '/guides/7',
    { ...member, 'guides.find': { ...locked, freePick: true } },
  ],
  ['an open guide', '/guide/7', { ...member, 'guides.find': open }],
  [
    'a guide that waits for the reading limit',
    '/guide/7',
    { ...member, 'guides.find': { ...locked, access: 'waiting', opensAt: well.measuredAt } },
  ],
  ['a guide in two languages', '/guide/7?view=both', { ...member, 'guides.find': both }],
  ['a withdrawn guide', '/guide/8', { 'guides.find': null, 'guides.withdrawn': withdrawn }],
  ['an unknown guide', '/guide/8', { 'guides.find': null }],
  ['a guide with an invalid id', '/guide/x'],
  ['paying for a guide', '/checkout/7'],
  ['paying for a guide, signed in', '/checkout/7', member],
  ['paying for a guide that is open', '/checkout/7', { ...member, 'guides.find': open }],
  ['paying for no guide', '/checkout'],
  ['paying for a guide with an invalid id', '/checkout/x'],
  ['paying for Pro', '/checkout/subscription'],
  ['paying for Pro, signed in', '/checkout/subscription', { ...member, 'access.plan': noPlan() }],
  ['coming back from a payment', '/payment-success?session_id=cs_1'],
  ['coming back from a payment, signed in', '/payment-success?session_id=cs_1', member],
  ['a receipt', '/receipts/1', member],
  ['the account', '/profile', member],
  ['the account of a guest', '/profile'],
  ['an account with a scheduled deletion', '/keep-account'],
  ['the library of a member', '/my-guides', member],
  [
    'the library of a member without guides',
    '/my-guides',
    { ...member, 'access.purchases': { purchases: [] } },
  ],
  ['the admin', '/operator', member],
  ['the guides in the admin', '/operator/guides?page=2', member],
  ['a guide in the admin', '/operator/guides/7', member],
  [
    'a new guide in the admin',
    '/operator/guides/new',
    { ...member, 'guides.editing': { stored: null, edit: null, tags: [] } },
  ],
  ['the orders', '/operator/orders?find=x', member],
  ['a reader in the admin', '/operator/readers/1', member],
  ['the messages', '/operator/messages', member],
  ['a message', '/operator/messages/1', member],
  ['the health of the shop', '/operator/health', member],
  ['the log of the admin', '/operator/log', member],
  ['the translations', '/operator/translations?page=2', member],
  ['a comparison', '/operator/translations/7', member],
  ['the Pro plan', '/subscribe'],
  ['logging in', '/login'],
  ['being offline', '/offline'],
  ['contact', '/contact'],
  ['how it works', '/learn-more'],
  ['success stories', '/success-stories'],
  ['terms', '/terms-of-service'],
  ['privacy', '/privacy'],
  ['refunds', '/refunds'],
  ['withdrawing', '/withdraw'],
  ['the disclosure', '/legal/commerce'],
  ['accessibility', '/accessibility'],
  ['an unknown page', '/nothing/here'],
]

type Filter = Extract<RouterOutputs['guides']['listing']['filter'], { kind: 'search' }>

function searched(said: Partial<Filter>): Filter {
  const understood = understoodKinds.map((kind) => ({ kind, amount: 3, said: '一', q: '二' }))
  return { kind: 'search', text: '無', match: 'exact', shown: '', lost: '', about: 0, understood, ...said }
}

function listing(filter: RouterOutputs['guides']['listing']['filter'], total: number) {
  return { cards: total === 0 ? [] : [card], total, page: 1, pages: 1, filter }
}

function noPlan() {
  return {
    subscribed: false,
    status: null,
    periodEnd: null,
    renews: false,
    givenUntil: null,
    givenWaits: false,
  }
}

async function render(address: string, said: Answers = {}): Promise<string[]> {
  const known: Readonly<Record<string, unknown>> = { ...answers, ...said }
  const texts = new TextLoader(async (_language, name) => inBrackets(await loadTexts('en', name)) as TextFile)
  const queryClient = createQueryClient()
  const client = createTRPCClient<AppRouter>({ links: [createLocalLink(async ({ path }) => known[path])] })
  const data = createTRPCQueryUtils({ client, queryClient })
  const url = new URL(`https://shop.example${localizePath(added, address)}`)
  const { route, params } = matchRoute(address.split('?', 1)[0] ?? '')
  await Promise.all([
    loadPage(route, added, texts),
    texts.load(added, 'members'),
    texts.load(added, 'reading'),
    texts.load(added, 'failures'),
  ])
  const head = await route.prepare({
    data,
    params,
    query: url.searchParams,
    ...createLanguageContext(added, texts),
  })
  for (const [path, answer] of Object.entries(known)) {
    const queryKey = [path.split('.')]
    const isAsked = queryClient.getQueryCache().findAll({ queryKey }).length > 0
    if (!isAsked) queryClient.setQueryData([...queryKey, { type: 'query' }], answer)
  }
  const show = () =>
    renderToString(
      createElement(App, {
        texts,
        queryClient,
        client,
        address: { pathname: url.pathname, search: url.search.slice(1) },
      }),
    )
  // Code and data that the first rendering requested are loaded by now.
  show()
  await settle(queryClient, known)
  return [head.title, head.description, ...readable(show())]
}

/** Loads the data that the first rendering requested, as a browser would. */
async function settle(
  client: ReturnType<typeof createQueryClient>,
  known: Readonly<Record<string, unknown>>,
) {
  for (const { queryKey, state } of client.getQueryCache().getAll())
    if (state.data === undefined) client.setQueryData(queryKey, known[[queryKey[0]].flat().join('.')])
  await vi.dynamicImportSettled()
}

/** Returns all text of a page that is visible or read by screen readers. */
function readable(html: string): string[] {
  const attributes = [
    ...html.matchAll(
      /\s(?:alt|title|placeholder|aria-(?:label|description|valuetext|roledescription))="([^"]*)"/g,
    ),
  ].map(([, text]) => text ?? '')
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, '')
  return [...attributes, text]
}

/** Names of languages are written in their own language on every page. */
const names = Object.values(languages).flatMap(({ name, shortName }) => [name, shortName])
const allowed = new Set([...names, 'USD'])

function wordsOutsideBrackets(text: string): string[] {
  let rest = text
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  }
  return (rest.match(/[\p{sc=Latn}][\p{sc=Latn}.'’-]+/gu) ?? []).filter((word) => !allowed.has(word))
}

describe('pages in an added language', () => {
  test.each(visits)('the page has no hard-coded English: %s', async (_title, address, said) => {
    const shown = await render(address, said)
    expect(shown.flatMap(wordsOutsideBrackets)).toEqual([])
    expect(shown.join('')).toContain('⟦')
  })

  test('the test of an added language visits every page', () => {
    const visited = new Set(visits.map(([, address]) => matchRoute(address.split('?', 1)[0] ?? '').route))
    expect(routes.filter((route) => !visited.has(route)).map(({ path }) => path)).toEqual([])
  })

  test('the test of an added language finds hard-coded English', () => {
    expect(wordsOutsideBrackets('⟦Guides⟧ Page ⟦of ⟦3⟧⟧')).toEqual(['Page'])
  })
})
