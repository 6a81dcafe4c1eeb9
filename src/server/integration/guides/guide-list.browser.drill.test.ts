import type { BrowserContext, BrowserContextOptions, Page, Request, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { waitForPaint } from '../../../../scripts/tour/page-display.ts'
import { errorResponses, type ApiErrorCode } from '../../../shared/errors.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { waitForHydration, waitForReload, visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { openTestShop } from '../../testing/shop.ts'

const stocked = 130
const listCall = '**/api/guides?*'
/** URL pattern of the call that loads the first page of cards, sorted and filtered. */
const firstCall = '**/trpc/guides.listing?*'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  ...Array.from({ length: stocked }, (_, index) => ({
    id: index + 1,
    isFreePreview: index % 10 === 0,
    tags: [index % 2 === 0 ? 'AI Writing' : 'chatbots', 'newsletter'],
  })),
)
const reader = await shop.signUp('reader')

interface Visitor {
  page: Page
  context: BrowserContext
  complaints: string[]
  /** Requests to `/api/guides`, which load the whole list. */
  calls: Request[]
}

async function visitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await openContext({ baseURL: shop.url, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  const calls: Request[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/guides') calls.push(request)
  })
  return { page, context, complaints, calls }
}

const allHere = (page: Page, count = stocked) =>
  page.locator(`main li[aria-setsize="${count}"]`).first().waitFor()
const shownIds = (page: Page) =>
  page
    .locator('main article h3 a')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))))
const heading = (page: Page) => page.locator('main h2 output')
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filter by category' })

const answerWith = (page: Page, answer: (route: Route) => Promise<void>) => page.route(listCall, answer)
/** Makes the first call fail with the given error code. */
const refuseFirstCall = (page: Page, refusal: ApiErrorCode) => {
  const { status, error: message } = errorResponses[refusal]
  const error = { json: { message, code: -32_603, data: { httpStatus: status, refusal } } }
  return page.route(firstCall, (route) => route.fulfill({ status, json: { error } }))
}
const alert = (page: Page) => page.locator('main').getByRole('alert')

const savedCopy = (page: Page) => page.evaluate(async () => (await caches.match('/api/guides'))?.text())

/** Scrolls to the end of the list and returns the ids of all its guides, in order. */
async function idsByScrolling(page: Page): Promise<number[]> {
  const met = new Map<number, number>()
  for (;;) {
    const cards = await page
      .locator('main li[aria-posinset]')
      .evaluateAll((items) =>
        items.map((item) => [
          Number(item.getAttribute('aria-posinset')),
          Number(item.querySelector('h3 a')?.getAttribute('href')?.split('/').at(-1)),
        ]),
      )
    for (const [place = 0, id = 0] of cards) met.set(place, id)
    const atEnd = await page.evaluate(() => {
      const before = window.scrollY
      window.scrollBy(0, window.innerHeight)
      return window.scrollY === before
    })
    if (atEnd) return [...met].sort(([a], [b]) => a - b).map(([, id]) => id)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }
}

/** Opens the terms page as a signed-in user and waits for the network, so that the list opens without a reload. */
async function startElsewhere(page: Page): Promise<void> {
  await signInBrowser(page, shop.url, reader)
  await visitHydrated(page, '/terms-of-service')
  await page.waitForLoadState('networkidle')
}

/** Navigates from the terms page to the list within the client. */
async function goToList(page: Page): Promise<void> {
  await startElsewhere(page)
  await page.locator('header').getByRole('link', { name: 'Guides', exact: true }).click()
  await page.getByRole('heading', { name: 'All AI Income Guides' }).waitFor()
}

describe('the whole guide list loads in the background', () => {
  test('the whole list loads in the background, shifts no layout and renders only cards in view', async () => {
    const { page, calls, complaints } = await visitor()
    let answer: (() => void) | undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(listCall, async (route) => {
      await held
      await route.continue()
    })
    await visitHydrated(page, '/guides')
    const card = page.locator('main article').nth(7)
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('heading').getByRole('link').focus()
    await card.evaluate((element) =>
      Object.assign(window, { card: element, cardTop: element.getBoundingClientRect().top }),
    )
    await expect.poll(() => page.locator('main article').count()).toBe(48)
    await expect.poll(() => page.getByRole('navigation', { name: 'Pages' }).count()).toBe(1)

    answer?.()
    await allHere(page)

    const { moved, same, focused } = await page.evaluate(() => {
      const { card, cardTop } = window as unknown as { card: Element; cardTop: number }
      return {
        moved: Math.abs(card.getBoundingClientRect().top - cardTop),
        same: card.isConnected,
        focused: card.contains(document.activeElement),
      }
    })
    expect({ same, focused }).toEqual({ same: true, focused: true })
    expect(moved).toBeLessThan(1)
    await expect.poll(() => page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0)
    await expect.poll(() => page.locator('main article').count()).toBeLessThan(48)
    expect(calls.map((call) => new URL(call.url()).search)).toEqual(['?limit=10000&language=en'])
    expect((await calls[0]?.allHeaders())?.['cache-control']).toBe('no-cache')
    expect((await idsByScrolling(page)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: stocked }, (_, index) => index + 1),
    )
    expect(complaints).toEqual([])
  })

  test('reloading an unchanged guide list is answered with 304', async () => {
    const { page } = await visitor()
    await visitHydrated(page, '/guides')
    await allHere(page)
    const again = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/guides')
    await page.reload()
    await waitForHydration(page)
    expect((await again).status()).toBe(304)
    await allHere(page)
    expect(await idsByScrolling(page)).toHaveLength(stocked)
  })

  test('a browser with data saver on gets list pages and does not load the whole list', async () => {
    const { page, calls } = await visitor()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await visitHydrated(page, '/guides')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await page.waitForURL('**/guides?page=2')
    await page.getByRole('link', { name: 'Page 2', exact: true, includeHidden: true }).waitFor()
    expect(calls).toEqual([])
  })

  test('Tab moves through every card in order, even after scrolling away from the focused card', async () => {
    const { page } = await visitor()
    await visitHydrated(page, '/guides')
    await allHere(page)
    const order = await idsByScrolling(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.locator(`main h3 a[href="/guide/${order[0]}"]`).focus()
    const focused = () =>
      page.evaluate(() => {
        const id = document.activeElement?.closest('article')?.querySelector('h3 a')?.getAttribute('href')
        return `${document.activeElement?.localName} of ${id}`
      })

    const walked = [await focused()]
    const expected = order.flatMap((id) => [`a of /guide/${id}`, `button of /guide/${id}`])
    for (let step = 1; step < expected.length; step++) {
      if (step === 80) {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        await page.locator(`main li[aria-posinset="${stocked}"]`).waitFor()
      }
      await page.keyboard.press('Tab')
      walked.push(await focused())
    }
    expect(walked).toEqual(expected)
  })

  test.each([
    ['/guides?q=ai-writing', 'without asking it'],
    ['/guides?q=number%2012', 'by asking it, because it has more words of each guide'],
    ['/guides?free=1&sort=newest', 'without asking it'],
    ['/guides?read=short&sort=newest', 'without asking it'],
    ['/guides?q=automation&sort=longest', 'without asking it'],
  ])('the loaded list shows for %s the same guides as the server, %s', async (address, how) => {
    const plain = await visitor({ javaScriptEnabled: false })
    await plain.page.goto(address)
    const ofServer = await shownIds(plain.page)
    const { page, calls } = await visitor()
    await visitHydrated(page, '/guides')
    await allHere(page)
    const questions: string[] = []
    page.on('request', (request) => {
      if (/\/(trpc|api)\//.test(request.url())) questions.push(request.url())
    })
    // Navigates within the client, like a click on a link.
    await page.evaluate((to) => history.pushState(null, '', to), address)
    await page.waitForFunction(
      (count) => document.querySelector('main h2 output')?.textContent.endsWith(count),
      (await heading(plain.page).textContent())?.split('· ').at(-1) ?? '',
    )
    await expect.poll(async () => (await shownIds(page)).slice(0, 6)).toEqual(ofServer.slice(0, 6))
    expect(questions).toHaveLength(how === 'without asking it' ? 0 : 1)
    expect(calls).toHaveLength(1)
  })
})

describe('the guide list can be filtered and sorted', () => {
  test('category filters have a fixed order, change URL and history, and All Guides clears them', async () => {
    const { page } = await visitor()
    await visitHydrated(page, '/guides?q=Automation')
    await allHere(page, 65)
    await expect
      .poll(() => filters(page).getByRole('link').allTextContents())
      .toEqual([
        'All Guides',
        'AI Writing',
        'No Investment',
        'Passive Income',
        'Automation',
        'Digital Products',
        'Voice Over',
      ])
    const chosen = filters(page).locator('[aria-current]')
    await expect.poll(() => chosen.allTextContents()).toEqual(['Automation'])

    await filters(page).getByRole('link', { name: 'AI Writing' }).click()
    await page.waitForURL('**/guides?q=ai-writing')
    await expect.poll(() => chosen.allTextContents()).toEqual(['AI Writing'])
    await filters(page).getByRole('link', { name: 'All Guides' }).click()
    await page.waitForURL((url) => url.pathname === '/guides' && url.search === '')
    await heading(page).filter({ hasText: '130 guides' }).waitFor()

    await page.goBack()
    await page.waitForURL('**/guides?q=ai-writing')
    await expect.poll(() => chosen.allTextContents()).toEqual(['AI Writing'])
    await heading(page).filter({ hasText: 'AI Writing · 65 guides' }).waitFor()
  })

  test('an empty result names the chosen tag and links back to all guides', async () => {
    const { page } = await visitor()
    await visitHydrated(page, '/guides?q=voice-over')
    await page.getByText('No guides found with tag #Voice Over', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Show All Guides' }).click()
    await allHere(page)

    await page.getByRole('searchbox').fill('<b>nothing</b>')
    await page.keyboard.press('Enter')
    await page.getByText('No guides found', { exact: true }).waitFor()
    await page.getByText('Try removing your filters or come back later.').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.waitForURL((url) => url.search === '')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
    await allHere(page)
  })

  test('sorting and “Free guides only” keep the search, with and without JavaScript', async () => {
    const { page } = await visitor()
    await visitHydrated(page, '/guides?q=ai-writing')
    await allHere(page, 65)
    await page.getByLabel('Sort by').selectOption('newest')
    await page.waitForURL('**/guides?q=ai-writing&sort=newest')
    await page.locator('main article').first().getByText('No. 129').waitFor()
    await page.getByLabel('Free guides only').check()
    await heading(page).filter({ hasText: '13 guides' }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('ai-writing')

    const plain = await visitor({ javaScriptEnabled: false })
    await plain.page.goto('/guides?q=ai-writing')
    await plain.page.getByLabel('Sort by').selectOption('newest')
    await plain.page.getByLabel('Free guides only').check()
    await plain.page.getByRole('button', { name: 'Apply' }).click()
    await heading(plain.page).filter({ hasText: '13 guides' }).waitFor()
    const found = await shownIds(plain.page)
    expect(found).toHaveLength(13)
    await expect.poll(() => shownIds(page)).toEqual(found)
  })
})

/** Scrolls to card 100, which is not among the cards that the server renders. */
const scrollFarDown = (page: Page) =>
  page.locator('main ul:has(> li[aria-setsize])').evaluate((list, part) => {
    const { top, height } = list.getBoundingClientRect()
    window.scrollBy(0, top + height * part)
  }, 99 / stocked)

test('going back from a guide restores the scroll position of the list', async () => {
  const { page } = await visitor()
  await visitHydrated(page, '/guides')
  await allHere(page)
  await scrollFarDown(page)
  const link = page.locator('main li[aria-posinset="100"] h3 a')
  await link.waitFor()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const place = await page.evaluate(() => window.scrollY)
  const address = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`**${address}`)

  await page.goBack()
  await link.waitFor()

  const isBack = () => page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, place)
  await isBack()
  await expect.poll(() => link.getAttribute('href')).toBe(address)
  await page.reload()
  await isBack()
})

test('the restored list does not scroll a visitor who has scrolled in the meantime', async () => {
  const { page } = await visitor()
  await visitHydrated(page, '/guides')
  await allHere(page)
  await scrollFarDown(page)
  await page.locator('main li[aria-posinset="100"]').waitFor()
  await page.goto('/terms-of-service')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await answerWith(page, async (route) => {
    await held
    await route.continue()
  })
  await page.goBack()
  await waitForHydration(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  answer()
  await allHere(page)
  await waitForPaint(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

describe('the guide list loads after navigating from another page', () => {
  test('six placeholder cards are shown while the guide list loads', async () => {
    const { page } = await visitor()
    let answer: (() => void) | undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(firstCall, async (route) => {
      await held
      await route.continue()
    })
    await goToList(page)
    await page.locator('main output', { hasText: 'Loading' }).waitFor()
    await expect.poll(() => page.locator('main .animate-wait.aspect-video').count()).toBe(6)
    answer?.()
    await allHere(page)
  })

  test('a failing list request is sent twice before an error, and “Try again” loads the list', async () => {
    const { page, calls } = await visitor()
    await refuseFirstCall(page, 'internal')
    await answerWith(page, (route) => route.fulfill({ status: 500, body: '{}' }))
    await goToList(page)
    await alert(page).getByText('Something went wrong on our end.').waitFor()
    expect(calls).toHaveLength(2)
    await expect.poll(() => alert(page).getByRole('link', { name: 'Back to Login' }).count()).toBe(0)

    await page.unroute(firstCall)
    await page.unroute(listCall)
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await allHere(page)
  })

  test.each(['authentication-required', 'forbidden'] as const)(
    'a guide list rejected with %s asks the user to log in and links to the login page',
    async (refusal) => {
      const { page } = await visitor()
      await refuseFirstCall(page, refusal)
      await answerWith(page, (route) =>
        route.fulfill({ status: errorResponses[refusal].status, json: { code: refusal } }),
      )
      await goToList(page)
      await alert(page).getByText('Authentication error: Login required').waitFor()
      await alert(page).getByRole('link', { name: 'Back to Login' }).click()
      await page.waitForURL('**/login')
      await expect.poll(() => alert(page).count()).toBe(0)
    },
  )

  test.each([
    ['with the code of the list loaded', false],
    ['before the code of the list is loaded', true],
  ])(
    'offline without a saved copy, the guide list asks to check the connection (%s)',
    async (_when, saveData) => {
      const { page, context } = await visitor()
      if (saveData)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        )
      await startElsewhere(page)
      await context.setOffline(true)
      await page.locator('header').getByRole('link', { name: 'Guides', exact: true }).click()
      const main = page.locator('main')
      await main.getByText('Please check your network connection.').waitFor()
      await expect.poll(() => main.getByRole('link', { name: 'Back to Login' }).count()).toBe(0)

      await context.setOffline(false)
      await main.getByRole('button', { name: 'Try again' }).click()
      await main.getByRole('heading', { name: 'All AI Income Guides' }).waitFor()
    },
  )

  test('offline, the guide list shows the saved copy, labeled as saved and without paid text', async () => {
    const { page, context } = await visitor()
    await visitHydrated(page, '/guides')
    await allHere(page)
    await expect.poll(() => savedCopy(page)).toBeDefined()
    expect(await savedCopy(page)).not.toContain('PAID-TEXT')
    await startElsewhere(page)
    await context.setOffline(true)
    await page.locator('header').getByRole('link', { name: 'Guides', exact: true }).click()
    await page.getByText(/you’re seeing a saved copy from .+20\d\d/).waitFor()
    await allHere(page)
    await filters(page).getByRole('link', { name: 'AI Writing' }).click()
    await heading(page).filter({ hasText: '65 guides' }).waitFor()

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(/^Saved copy/).waitFor({ state: 'detached' })
  })

  const broken = [
    ['HTML', { contentType: 'text/html', body: '<!doctype html><title>Busy</title>' }],
    ['cut JSON', { contentType: 'application/json', body: '[{"id":1,"titleEn":"Sell' }],
  ] as const

  test.each(broken)('a list response of %s is shown as an empty guide list', async (_what, answer) => {
    const { page, complaints } = await visitor()
    await page.route(firstCall, (route) => route.fulfill(answer))
    await answerWith(page, (route) => route.fulfill(answer))
    await goToList(page)
    await page.getByText('No guides found', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  test.each(broken)('a list response of %s is replaced by the saved copy', async (_what, answer) => {
    const { page } = await visitor()
    await visitHydrated(page, '/guides')
    await allHere(page)
    await expect.poll(() => savedCopy(page)).toBeDefined()
    await page.route(firstCall, (route) => route.fulfill(answer))
    await answerWith(page, (route) => route.fulfill(answer))
    await goToList(page)
    await page.getByText(/you’re seeing a saved copy from/).waitFor()
    await allHere(page)
    await expect.poll(() => alert(page).count()).toBe(0)
  })

  test('an empty list from the server is shown as empty, even with a saved copy', async () => {
    const { page } = await visitor()
    await visitHydrated(page, '/guides')
    await allHere(page)
    await refuseFirstCall(page, 'internal')
    await answerWith(page, (route) => route.fulfill({ json: [] }))
    await goToList(page)
    await page.getByText('No guides found', { exact: true }).waitFor()
    await expect.poll(() => page.getByText(/^Saved copy/).count()).toBe(0)
    await expect.poll(() => page.getByRole('link', { name: 'Show All Guides' }).count()).toBe(0)
  })
})

test.each([
  ['fails', { status: 500, body: '{}' }],
  ['cannot be read', { contentType: 'text/html', body: '<p>Busy</p>' }],
])(
  'when the request for the whole list %s, the loaded cards stay and a note offers a retry',
  async (_what, answer) => {
    const { page } = await visitor()
    await page.route(listCall, (route) => route.fulfill(answer))
    await visitHydrated(page, '/guides')
    await page.getByText('These are the first 48 guides. The rest couldn’t be loaded.').waitFor()
    await expect.poll(() => page.locator('main article').count()).toBe(48)
    await expect.poll(() => page.locator('main').getByRole('alert').count()).toBe(0)

    await page.unroute(listCall)
    await page.getByRole('button', { name: 'Try again' }).click()
    await allHere(page)
    await expect.poll(() => page.getByText('The rest couldn’t be loaded').count()).toBe(0)
  },
)

test('logging out deletes the saved copy of the guide list', async () => {
  const { page } = await visitor()
  await visitHydrated(page, '/terms-of-service')
  await page.evaluate(async () => (await caches.open('guides')).put('/api/guides', new Response('[]')))
  await page.locator('header').getByText('Sign up', { exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  const email = `leaver-${Date.now()}@example.com`
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Username').fill('Leaver')
  await dialog.getByLabel('Password', { exact: true }).fill('secret-123')
  await dialog.getByLabel('Confirm password').fill('secret-123')
  await dialog.locator('button[type=submit]').click()
  await page.locator('header').getByText(email).first().waitFor()

  await waitForReload(page, () =>
    page.locator('header').getByRole('button', { name: 'Log out' }).first().click(),
  )
  await page.locator('header').getByText('Sign up', { exact: true }).first().waitFor()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test.each(['/guides', '/ja/guides'])('%s shows a guide card without scrolling on a phone', async (path) => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(path)
  const card = page.getByRole('article').first()
  expect((await card.boundingBox())?.y).toBeLessThan(600)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
