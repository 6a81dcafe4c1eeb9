import { toReadingPathUrl } from '../../src/shared/guides/paths/reading-path.ts'
import type { Page } from 'playwright-core'
import { waitForHydration } from '../../src/server/testing/browser/hydration.ts'
import { loadClientBuild } from '../../src/server/http/client-build.ts'
import { bundlePaths } from '../../src/shared/payments/bundle-paths.ts'
import { giftPaths } from '../../src/shared/payments/gift-paths.ts'
import { endPlanPath, getWithdrawPath } from '../../src/shared/payments/withdraw-path.ts'
import { adminPaths } from '../../src/shared/admin/admin-paths.ts'
import { paths } from '../../src/shared/paths.ts'
import { tourGuides, type PurchasedGuide, type TourRole } from './actors.ts'

/** A page of the route table, or a state of a page without its own URL. */
export interface PageState {
  name: string
  path: string
  role: TourRole
  /** Expected HTTP status of the page. The browser's console may contain no other error. */
  status?: number
  /** Expected status of a failing request, which the browser logs as an error. */
  refused?: number
  /** Brings the hydrated page into the state. */
  arrange?: (page: Page) => Promise<void>
}

/** Returns every page of the route table for each role that can see it, and other states to inspect. */
export async function listPageStates(bought: PurchasedGuide): Promise<PageState[]> {
  const { entry } = await loadClientBuild()
  const examples: Record<string, string> = {
    '/guide/:id': paths.guide(tourGuides.locked),
    '/guides/:id': `/guides/${tourGuides.locked}`,
    '/checkout/:id?': paths.checkout(tourGuides.locked),
    [paths.receipt(':id')]: paths.receipt(bought.receiptId),
  }
  const pages = entry.pagePaths.map((pattern) => {
    const path = examples[pattern] ?? pattern.replace(/(\/:\w+\?)+$/, '')
    if (path.includes(':')) throw new Error(`The tour needs an example of ${pattern}`)
    return path
  })
  const isPrivate = (path: string) => entry.privatePaths.some((start) => path.startsWith(start))
  const customerPages = pages.filter((path) => !isForOperators(path))
  return [
    ...customerPages.map(pageStateOf('guest')),
    ...customerPages.filter(isPrivate).map(pageStateOf('reader')),
    ...pages.filter(isForOperators).map(pageStateOf('operator')),
    ...guestStates,
    ...readerStates(bought),
    ...operatorStates,
  ]
}

const isForOperators = (path: string) => path.startsWith('/operator')
const pageStateOf = (role: TourRole) => (path: string) => ({
  // The last part of the name is replaced, because purchases have different ids on each tour.
  name: `${role} ${path.replace(/[0-9a-f-]{36}$/, 'one')}`,
  path,
  role,
})

const guestStates: PageState[] = [
  { name: 'free guide', path: paths.guide(tourGuides.free), role: 'guest' },
  { name: 'both languages', path: `${paths.guide(tourGuides.free)}?view=both`, role: 'guest' },
  { name: 'one category', path: '/guides?q=ai-writing&sort=shortest', role: 'guest' },
  { name: 'second page', path: paths.guidesPage(2), role: 'guest' },
  { name: 'guides of a method', path: `${paths.methods}/${tourGuides.locked}`, role: 'guest' },
  { name: 'reading path', path: toReadingPathUrl('first-30-days'), role: 'guest' },
  { name: 'reading path of Pro', path: toReadingPathUrl('automation'), role: 'guest' },
  { name: 'giving', path: paths.gifts, role: 'guest' },
  { name: 'choosing guides together', path: bundlePaths.choose([tourGuides.locked]), role: 'guest' },
  { name: 'claiming a gift', path: giftPaths.claim, role: 'guest' },
  { name: 'nothing found', path: '/guides?q=zzzzzz', role: 'guest' },
  { name: 'reported by buyers', path: '/guides?sort=reported&reported=1', role: 'guest' },
  {
    name: 'asked',
    path: `${paths.ask}?q=${encodeURIComponent('three evenings, no money, writing')}`,
    role: 'guest',
  },
  { name: 'asked for words', path: `${paths.ask}?q=writing&words=1`, role: 'guest' },
  { name: 'asked in vain', path: `${paths.ask}?q=zzzzzz`, role: 'guest' },
  { name: 'weekly email entered', path: `${paths.news}?mail=asked`, role: 'guest' },
  {
    name: 'reminders to be ended',
    path: `${paths.news}?mail=leave-steps&key=${'k'.repeat(43)}`,
    role: 'guest',
  },
  { name: 'not found', path: '/no-such-page', role: 'guest', status: 404 },
  { name: 'guide not found', path: paths.guide(999_999), role: 'guest', status: 404 },
  { name: 'guide without number', path: '/guide/abc', role: 'guest', status: 400 },
  {
    name: 'log in',
    path: paths.home,
    role: 'guest',
    arrange: (page) => openDialog(page, 0),
  },
  {
    name: 'sign up with problems',
    path: paths.home,
    role: 'guest',
    async arrange(page) {
      await openDialog(page, 1)
      await submit(page, 'dialog')
    },
  },
  {
    name: 'log in with problems',
    path: paths.login,
    role: 'guest',
    arrange: (page) => submit(page, 'main'),
  },
  {
    name: 'contact with problems',
    path: paths.contact,
    role: 'guest',
    arrange: (page) => submit(page, 'main'),
  },
  {
    name: 'menu',
    path: paths.home,
    role: 'guest',
    // Wide screens have no menu to open.
    arrange: (page) => page.locator('header details').evaluate((menu) => menu.setAttribute('open', '')),
  },
  {
    name: 'questions',
    path: paths.learnMore,
    role: 'guest',
    arrange: (page) => openAll(page, 'main details'),
  },
  { name: 'saved guides', path: paths.saved, role: 'guest', arrange: noteSaved },
  {
    name: 'steps of a free guide',
    path: paths.guide(tourGuides.free),
    role: 'guest',
    arrange: fillInSteps,
  },
  {
    name: 'privacy settings',
    path: paths.guide(tourGuides.locked),
    role: 'guest',
    async arrange(page) {
      await page.locator('footer .needs-analytics button').click()
      await page.locator('.consent-notice').waitFor()
    },
  },
]

const readerStates = ({ sessionId, receiptId }: PurchasedGuide): PageState[] => [
  { name: 'reader withdrawing', path: getWithdrawPath(receiptId), role: 'reader' },
  { name: 'reader ending Pro', path: endPlanPath, role: 'reader' },
  { name: 'reader pro', path: paths.subscribe, role: 'reader' },
  { name: 'reader home', path: paths.home, role: 'reader' },
  { name: 'reader list', path: paths.guides, role: 'reader' },
  { name: 'reader locked guide', path: paths.guide(tourGuides.locked), role: 'reader' },
  { name: 'reader open guide', path: paths.guide(tourGuides.bought), role: 'reader' },
  { name: 'reader both languages', path: `${paths.guide(tourGuides.bought)}?view=both`, role: 'reader' },
  { name: 'reader giving a guide', path: giftPaths.ofGuide(tourGuides.locked), role: 'reader' },
  { name: 'reader giving Pro', path: giftPaths.ofPro, role: 'reader' },
  { name: 'reader choosing guides together', path: bundlePaths.choose([tourGuides.locked]), role: 'reader' },
  { name: 'reader paying for a path', path: bundlePaths.payPath('first-30-days'), role: 'reader' },
  {
    name: 'reader gift to pay for',
    path: giftPaths.ofGuide(tourGuides.locked),
    role: 'reader',
    async arrange(page) {
      await page.locator('main form button[type=submit]').click()
      await page.locator('main iframe').first().waitFor()
    },
  },
  { name: 'reader saved guides', path: paths.saved, role: 'reader', arrange: noteSaved },
  {
    name: 'reader steps',
    path: paths.guide(tourGuides.bought),
    role: 'reader',
    async arrange(page) {
      await note(page, 'step-marks', JSON.stringify(marks))
      await fillInSteps(page)
    },
  },
  {
    name: 'reader began guides',
    path: paths.myGuides,
    role: 'reader',
    async arrange(page) {
      await note(page, 'step-marks', JSON.stringify(marks))
      await page.locator('#where-i-am').waitFor()
    },
  },
  {
    name: 'reader just bought',
    path: paths.guides,
    role: 'reader',
    arrange: (page) => noteJustBought(page, { plan: 'guide', guideId: tourGuides.bought }),
  },
  {
    name: 'reader declined',
    path: paths.checkout(tourGuides.locked),
    role: 'reader',
    refused: 402,
    arrange: payWithRefusedCard,
  },
  { name: 'subscriber list', path: paths.guides, role: 'subscriber' },
  {
    name: 'subscriber waits for a guide',
    path: paths.guide(tourGuides.locked),
    role: 'subscriber',
    status: 429,
  },
  { name: 'subscriber about Pro', path: paths.subscribe, role: 'subscriber' },
  {
    name: 'subscriber just bought',
    path: paths.guides,
    role: 'subscriber',
    arrange: (page) => noteJustBought(page, { plan: 'pro', guideId: null }),
  },
  {
    name: 'newcomer began to pay',
    path: paths.guide(tourGuides.locked),
    role: 'newcomer',
    arrange: (page) =>
      note(page, `checkout_initiated:{uid}:${tourGuides.locked}`, `${new Date().toISOString()} payment`),
  },
  { name: 'newcomer', path: paths.profile, role: 'newcomer' },
  { name: 'newcomer without guides', path: paths.myGuides, role: 'newcomer' },
  { name: 'newcomer may read one free', path: paths.guide(tourGuides.locked), role: 'newcomer' },
  {
    name: 'paid',
    path: `${paths.paymentSuccess}?session_id=${sessionId}&guide_id=${tourGuides.bought}`,
    role: 'reader',
    arrange: (page) =>
      page
        .locator('main h1')
        .filter({ hasNotText: /…|\.\.\./ })
        .waitFor(),
  },
]

const operatorStates: PageState[] = [
  { name: 'operator orders', path: adminPaths.orders, role: 'operator' },
  { name: 'operator finds nobody', path: adminPaths.ordersOf('nobody at all'), role: 'operator' },
  { name: 'operator disputes', path: adminPaths.disputes, role: 'operator' },
  { name: 'operator reader', path: adminPaths.reader(1), role: 'operator' },
  { name: 'operator buyer', path: adminPaths.orders, role: 'operator', arrange: openBuyer },
  {
    name: 'operator refunds',
    path: adminPaths.orders,
    role: 'operator',
    async arrange(page) {
      await openBuyer(page)
      // The first button of the row resends the receipt, and the second one opens the refund dialog.
      await page.locator('main table').first().locator('tbody tr').first().locator('button').nth(1).click()
      await page.locator('dialog[open] [name=amount]').waitFor()
    },
  },
  {
    name: 'operator figures',
    path: adminPaths.home,
    role: 'operator',
    async arrange(page) {
      await page.locator('main details').first().waitFor()
      await openAll(page, 'main details')
    },
  },
  { name: 'operator messages', path: adminPaths.messages, role: 'operator' },
  {
    name: 'operator message',
    path: adminPaths.messages,
    role: 'operator',
    arrange: (page) => follow(page, adminPaths.messages, 'textarea'),
  },
  { name: 'operator guides', path: adminPaths.guides, role: 'operator' },
  { name: 'operator finds no guide', path: `${adminPaths.guides}?q=zzzzzz`, role: 'operator' },
  {
    name: 'operator changes guides',
    path: adminPaths.guides,
    role: 'operator',
    async arrange(page) {
      await page.locator('main input[type=checkbox]').first().check()
      await page.locator('main [name=price]').fill('3.00')
      await page.locator('main section form button[type=submit]').click()
      await page.locator('main section ul li').first().waitFor()
    },
  },
  { name: 'operator guide', path: adminPaths.guide(tourGuides.locked), role: 'operator' },
  { name: 'operator new guide', path: adminPaths.guide('new'), role: 'operator' },
  {
    name: 'operator new guide with problems',
    path: adminPaths.guide('new'),
    role: 'operator',
    refused: 400,
    async arrange(page) {
      // The first button of the page saves the guide, which the server rejects because it is empty.
      await page.locator('main button').first().click()
      await page.locator('main [role=alert]').getByText(/./).first().waitFor()
    },
  },
  {
    name: 'operator translation',
    path: `${paths.translations}/${tourGuides.locked}`,
    role: 'operator',
  },
  { name: 'operator guide files', path: adminPaths.guide('files'), role: 'operator' },
  {
    name: 'operator compares a file',
    path: adminPaths.guide('files'),
    role: 'operator',
    async arrange(page) {
      const rows = [
        { id: tourGuides.locked, titleEn: 'Brought anew', contentEn: 'Text.', tags: ['AI Writing'] },
        { id: tourGuides.bought, price: 1 },
      ]
      const buffer = Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n'))
      const file = { name: 'guides.jsonl', mimeType: 'application/jsonl', buffer }
      await page.locator('main input[type=file]').setInputFiles(file)
      await page.locator('main form button[type=submit]').first().click()
      await page.locator('main table').first().waitFor()
    },
  },
  { name: 'operator templates', path: adminPaths.message('templates'), role: 'operator' },
  { name: 'operator subscribers', path: adminPaths.message('subscribers'), role: 'operator' },
  { name: 'operator reports', path: adminPaths.reports, role: 'operator' },
  { name: 'operator odd reports', path: adminPaths.reportsOf(true), role: 'operator' },
  { name: 'operator finds no failed request', path: adminPaths.healthOf('nothing'), role: 'operator' },
  { name: 'operator health', path: adminPaths.health, role: 'operator' },
  { name: 'operator codes', path: adminPaths.codes, role: 'operator' },
  { name: 'operator log', path: adminPaths.log, role: 'operator' },
]

/** Stores a value in this browser for the next visit. */
async function note(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      const uid = localStorage.getItem('last_known_user_uid') ?? ''
      localStorage.setItem(key.replace('{uid}', uid), value)
    },
    [key, value] as const,
  )
  await page.reload()
  await waitForHydration(page)
}

function noteSaved(page: Page): Promise<void> {
  const changes = [tourGuides.locked, tourGuides.bought, tourGuides.free].map(
    (id, place) => ` +${id}@${Date.now() - place * 1000}`,
  )
  return note(page, 'saved-guides', changes.join(''))
}

/** The marks are on a completed step, and on one that the guide no longer has. */
const marks = ['done', 'gone'].map((step, place) => ({
  guideId: tourGuides.bought,
  step: step.padEnd(16, '-'),
  place: place * 90,
  steps: 7,
  done: place === 0,
  note: place === 0 ? '' : '7 / 7',
  at: Date.now(),
}))

async function fillInSteps(page: Page): Promise<void> {
  await page.locator('.steps [type=checkbox]').first().check()
  await openAll(page, '.steps details')
}

const openAll = (page: Page, details: string) =>
  page
    .locator(details)
    .evaluateAll((all) => all.forEach((one) => (one.removeAttribute('name'), one.setAttribute('open', ''))))

/** Clicks the first link of a table below this path, and waits for the content of the page. */
async function follow(page: Page, path: string, there: string): Promise<void> {
  await page.locator(`main table a[href*="${path}/"]`).first().click()
  await page.locator(`main ${there}`).first().waitFor()
}

async function openBuyer(page: Page): Promise<void> {
  await follow(page, adminPaths.reader(0).replace(/\/0$/, ''), 'table button')
}

async function noteJustBought(page: Page, bought: object): Promise<void> {
  await note(page, 'just_bought:{uid}', JSON.stringify({ ...bought, at: Date.now() }))
  await page.locator('#just-bought').waitFor()
}

async function payWithRefusedCard(page: Page): Promise<void> {
  const fields = page.frameLocator('main form iframe')
  await fields.locator('#number').fill('4000 0000 0000 0002')
  await fields.locator('#expiry').fill('1240')
  await fields.locator('#cvc').fill('123')
  await page.locator('main form button[type=submit]').click()
  await page.locator('main form [role=alert]').getByText(/./).waitFor()
}

async function openDialog(page: Page, place: number): Promise<void> {
  // The click is sent by script, because on a phone the button is in the menu.
  await page
    .locator('header a[href$="/login"]')
    .nth(place)
    .evaluate((link: HTMLElement) => link.click())
  await page.locator('dialog[open] form').waitFor()
}

/** Submits an empty form, so that every field shows its error. */
async function submit(page: Page, place: string): Promise<void> {
  await page.locator(`${place} form button[type=submit]`).click()
  await page.locator(`${place} [aria-invalid=true]`).first().waitFor()
}
