import type { Page } from 'playwright-core'
import { waitForHydration } from '../../src/server/testing/browser/hydration.ts'
import { loadClientBuild } from '../../src/server/http/client-build.ts'
import { deskPaths } from '../../src/shared/desk/desk-paths.ts'
import { paths } from '../../src/shared/paths.ts'
import { tourGuides, type Bought, type Role } from './actors.ts'

/** Something to inspect: a page of the route table, or a state that no address of its own leads to. */
export interface PageState {
  name: string
  path: string
  role: Role
  /** The page's own HTTP status; no other error may appear in the browser's console. */
  status?: number
  /** The status of an answer that the state is about, which the browser reports. */
  refused?: number
  /** Brings the page into the state, once it is alive. */
  arrange?: (page: Page) => Promise<void>
}

/** Every page of the route table, as everybody who may see it, and every state that is worth inspecting. */
export async function listPageStates(bought: Bought): Promise<PageState[]> {
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
  const forEverybody = pages.filter((path) => !isForOperators(path))
  return [
    ...forEverybody.map(pageStateOf('guest')),
    ...forEverybody.filter(isPrivate).map(pageStateOf('reader')),
    ...pages.filter(isForOperators).map(pageStateOf('operator')),
    ...guestStates,
    ...readerStates(bought),
    ...operatorStates,
  ]
}

const isForOperators = (path: string) => path.startsWith('/operator')
const pageStateOf = (role: Role) => (path: string) => ({
  // What is bought has another id on each tour.
  name: `${role} ${path.replace(/[0-9a-f-]{36}$/, 'one')}`,
  path,
  role,
})

const guestStates: PageState[] = [
  { name: 'free guide', path: paths.guide(tourGuides.free), role: 'guest' },
  { name: 'both languages', path: `${paths.guide(tourGuides.free)}?view=both`, role: 'guest' },
  { name: 'one category', path: '/guides?q=ai-writing&sort=shortest', role: 'guest' },
  { name: 'second page', path: paths.guidesPage(2), role: 'guest' },
  { name: 'nothing found', path: '/guides?q=zzzzzz', role: 'guest' },
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
    // On wide screens there is none.
    arrange: (page) => page.locator('header details').evaluate((menu) => menu.setAttribute('open', '')),
  },
  {
    name: 'questions',
    path: paths.learnMore,
    role: 'guest',
    arrange: (page) =>
      page
        .locator('main details')
        .evaluateAll((all) =>
          all.forEach((one) => (one.removeAttribute('name'), one.setAttribute('open', ''))),
        ),
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

const readerStates = ({ sessionId }: Bought): PageState[] => [
  { name: 'reader home', path: paths.home, role: 'reader' },
  { name: 'reader list', path: paths.guides, role: 'reader' },
  { name: 'reader locked guide', path: paths.guide(tourGuides.locked), role: 'reader' },
  { name: 'reader open guide', path: paths.guide(tourGuides.bought), role: 'reader' },
  { name: 'reader both languages', path: `${paths.guide(tourGuides.bought)}?view=both`, role: 'reader' },
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
  { name: 'operator orders', path: deskPaths.orders, role: 'operator' },
  { name: 'operator finds nobody', path: deskPaths.ordersOf('nobody at all'), role: 'operator' },
  { name: 'operator reader', path: deskPaths.reader(1), role: 'operator' },
  { name: 'operator messages', path: deskPaths.messages, role: 'operator' },
  { name: 'operator health', path: deskPaths.health, role: 'operator' },
  { name: 'operator log', path: deskPaths.log, role: 'operator' },
]

/** What the shop keeps in this browser about its reader, seen on the next visit. */
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
  // Pressed by script, because on a phone it is in the menu.
  await page
    .locator('header a[href$="/login"]')
    .nth(place)
    .evaluate((link: HTMLElement) => link.click())
  await page.locator('dialog[open] form').waitFor()
}

/** An empty form, so that every field says what it misses. */
async function submit(page: Page, place: string): Promise<void> {
  await page.locator(`${place} form button[type=submit]`).click()
  await page.locator(`${place} [aria-invalid=true]`).first().waitFor()
}
