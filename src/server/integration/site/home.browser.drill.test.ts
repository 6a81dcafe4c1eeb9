import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { filterTags, toTagSlug } from '../../../shared/guides/filter-tags.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { waitForHydration } from '../../testing/browser/hydration.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
let smallShop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...Array.from({ length: 40 }, (_, place) => ({ id: place + 1 })))
  smallShop = await openShop({ client: 'built' })
  await smallShop.stock(...Array.from({ length: 12 }, (_, place) => ({ id: place + 1 })))
})
afterAll(async () => {
  await shop.close()
  await smallShop.close()
})

/** Script errors, CSP violations and hydration warnings that the browser reported. */
const complaints: string[] = []
afterEach(() => {
  expect(complaints.splice(0)).toEqual([])
  expect([...shop.unexpectedErrors(), ...smallShop.unexpectedErrors()]).toEqual([])
})

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await openContext({ baseURL: shop.url, reducedMotion: 'no-preference', ...options })
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text())
  })
  await page.goto(path)
  if (options.javaScriptEnabled !== false) await waitForHydration(page)
  return page
}

const words = {
  en: {
    home: '/',
    prefix: '',
    badge: '1000+ AI Income Guides Available',
    title: 'Side income with AI,\nworked out step by step.',
    features: ['Zero Investment Required', 'Multiple Income Streams', 'Success Stories', '1,000+ Guides'],
    counters: ['10,000+', '1,000+', '$0'],
    starts: ['0+', '0+', '$100'],
    more: 'Load More',
    all: 'View All Guides',
    shown: (count: number) => `Showing ${count} of 40 guides`,
    support: 'Contact support',
    explore: 'Explore Our Guides',
    pro: 'See the Pro plan',
  },
  ja: {
    home: '/ja',
    prefix: '/ja',
    badge: '1,000冊以上のAI副業ガイドを公開中',
    title: 'AIで収入を\u200b得る方法を、\n1冊ずつ。',
    features: ['初期費用ゼロから', '収入源を増やせる', '活用例から学べる', '1,000以上の稼ぎ方'],
    counters: ['10,000+', '1,000+', '0円'],
    starts: ['0+', '0+', '10000円'],
    more: 'もっと見る',
    all: 'すべてのガイドを見る',
    shown: (count: number) => `全40件中${count}件を表示`,
    support: 'サポートに問い合わせる',
    explore: 'ガイドを探す',
    pro: 'Proプランを見る',
  },
} as const

const cardsOn = (page: Page) => page.locator('section[aria-labelledby=featured] article')
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)

/** Returns the final values of the counters, over which the animation draws its values. */
const endsOn = (page: Page) => page.locator('dd > .counted').allTextContents()
const runningOn = (page: Page) =>
  page.locator('dd > .counting').evaluateAll((all) =>
    all.map((counter) => {
      const { before = '', after = '' } = counter.dataset
      return before + getComputedStyle(counter, '::after').getPropertyValue('--count') + after
    }),
  )
const shownOn = (page: Page) =>
  page.locator('dd').evaluateAll((all) =>
    all.map((dd) => {
      const [end, running] = [...dd.children].map((part) => getComputedStyle(part))
      if (end?.opacity === '1' && running?.visibility === 'hidden') return 'end'
      return end?.opacity === '0' && running?.visibility === 'visible' ? 'running' : 'both'
    }),
  )

/** Pauses all counters at the given milliseconds after their start. */
async function countFor(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, ms)
}

describe.each(Object.entries(words))('the home page in %s', (_language, text) => {
  test('the home page describes the shop and links to guides, categories, support and Pro', async () => {
    const page = await open(text.home)
    await page.getByText(text.badge, { exact: true }).waitFor()
    await expect.poll(() => page.locator('h1').textContent()).toBe(text.title)
    for (const feature of text.features)
      await page.getByRole('heading', { name: feature, exact: true }).waitFor()
    const categories = page.locator('section[aria-labelledby=categories] a')
    await expect
      .poll(() => categories.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual([
        ...filterTags.map((tag) => `${text.prefix}/guides?q=${toTagSlug(tag)}`),
        `${text.prefix}/paths`,
      ])
    for (const [name, path] of [
      [text.explore, '/guides'],
      [text.pro, '/subscribe'],
      [text.support, '/contact'],
      [text.all, '/guides'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.waitForURL((url) => url.pathname === text.prefix + path)
      await page.goBack()
      await page.getByText(text.badge, { exact: true }).waitFor()
    }
  })

  test('the home page’s counters run for two seconds before hydration, with the final values as text', async () => {
    const page = await open('/contact')
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.goto(text.home)
    await expect.poll(() => endsOn(page)).toEqual(text.counters)
    await page.waitForFunction(() => document.getAnimations().length > 0)
    await countFor(page, 0)
    await expect.poll(() => runningOn(page)).toEqual(text.starts)
    const boxes = () =>
      page.locator('dd').evaluateAll((all) => {
        const places = all.map((dd) => dd.getBoundingClientRect())
        const [first = new DOMRect()] = places
        return places.map(({ x, y, width, height }) => [x - first.x, y - first.y, width, height])
      })
    const before = await boxes()
    await countFor(page, 1000)
    await expect.poll(() => runningOn(page)).not.toEqual(text.starts)
    await expect.poll(() => shownOn(page)).toEqual(['running', 'running', 'running'])
    await expect.poll(boxes).toEqual(before)
    await countFor(page, 2001)
    await expect.poll(() => shownOn(page)).toEqual(['end', 'end', 'end'])
    await expect.poll(boxes).toEqual(before)
    await expect.poll(() => page.locator('html').getAttribute('data-state')).toBe('static')
  })

  test('Load More adds nine guides, announces the count, moves the focus and disappears at the end', async () => {
    const page = await open(text.home)
    const status = page.locator('section[aria-labelledby=featured] output')
    await expect.poll(() => cardsOn(page).count()).toBe(9)
    await expect.poll(() => status.textContent()).toBe(text.shown(9))
    for (const count of [18, 27, 36]) {
      await page.getByRole('button', { name: text.more }).press('Enter')
      await page.getByText(text.shown(count), { exact: true }).waitFor()
      await expect.poll(() => cardsOn(page).count()).toBe(count)
      const firstNew = cardsOn(page).nth(count - 9)
      await firstNew.locator('a:focus').waitFor()
    }
    await expect.poll(() => page.getByRole('button', { name: text.more }).count()).toBe(0)
    await expect.poll(() => page.getByRole('link', { name: text.all }).count()).toBe(1)
  })

  test('without JavaScript the counters show their final values and Load More submits a form', async () => {
    const page = await open(text.home, { javaScriptEnabled: false })
    await expect.poll(() => page.locator('dd').allTextContents()).toEqual([...text.counters])
    await page.getByRole('button', { name: text.more }).click()
    await page.waitForURL((url) => url.search === '?show=18')
    expect(new URL(page.url()).hash).toBe('#featured')
    await expect.poll(() => cardsOn(page).count()).toBe(18)
    await page.locator('summary').nth(1).click()
    await page.locator('summary').nth(3).click()
    await expect.poll(() => page.locator('main details[open]').count()).toBe(1)
  })
})

test('each counter of the home page changes twenty times, with strict CSS containment', async () => {
  const page = await open('/')
  const seen = new Set<string>()
  for (let ms = 0; ms < 2000; ms += 25) {
    await countFor(page, ms)
    seen.add((await runningOn(page))[0] ?? '')
  }
  expect(seen.size).toBe(20)
  const contained = await page
    .locator('dd > .counting')
    .evaluateAll((all) => all.map((counter) => getComputedStyle(counter).contain))
  expect(contained).toEqual(['strict', 'strict', 'strict'])
})

test('with reduced motion the home page’s counters show their final values', async () => {
  const page = await open('/', { reducedMotion: 'reduce' })
  await expect.poll(() => endsOn(page)).toEqual(['10,000+', '1,000+', '$0'])
  await expect.poll(() => shownOn(page)).toEqual(['end', 'end', 'end'])
  await countFor(page, 1000)
  await expect.poll(() => shownOn(page)).toEqual(['end', 'end', 'end'])
})

test('Load More adds no history entry, and going back from a guide shows all loaded guides', async () => {
  const page = await open('/')
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Load More' }).click()
  await page.getByText('Showing 18 of 40 guides').waitFor()
  await expect.poll(() => page.evaluate(() => history.length)).toBe(steps)
  await cardsOn(page).nth(13).locator('h3 a').click()
  await page.waitForURL('**/guide/*')
  await page.goBack()
  await page.waitForURL('**/?show=18')
  await expect.poll(() => cardsOn(page).count()).toBe(18)
})

test('when Load More fails the loaded guides stay, and “Try again” loads the next ones', async () => {
  const page = await open('/')
  await page.route('**/trpc/guides.featured**', (route) => route.abort())
  await page.getByRole('button', { name: 'Load More' }).click()
  const alert = page.locator('section[aria-labelledby=featured]').getByRole('alert')
  await alert.getByText('The guides couldn’t be loaded').waitFor()
  await expect.poll(() => cardsOn(page).count()).toBe(9)
  await page.unroute('**/trpc/guides.featured**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Showing 18 of 40 guides').waitFor()
  await expect.poll(() => alert.count()).toBe(0)
})

test('the home page hides Load More and the link to all guides when all are shown', async () => {
  const page = await open('/', { baseURL: smallShop.url })
  await expect.poll(() => page.getByRole('link', { name: 'View All Guides' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Load More' }).click()
  await page.getByText('Showing 12 of 12 guides').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Load More' }).count()).toBe(0)
  await expect.poll(() => page.getByRole('link', { name: 'View All Guides' }).count()).toBe(0)
})

test('opening a question on the home page by keyboard closes the previous one', async () => {
  const page = await open('/')
  const questions = page.locator('main summary')
  const openQuestions = () =>
    page
      .locator('main details')
      .evaluateAll((all) => all.flatMap((one, at) => (one.hasAttribute('open') ? [at] : [])))
  await questions.first().focus()
  for (const place of [0, 1, 2]) {
    await page.keyboard.press(place === 1 ? 'Space' : 'Enter')
    await expect.poll(openQuestions).toEqual([place])
    // Tab goes to the next question, because answers contain nothing focusable.
    await page.keyboard.press('Tab')
  }
})

const leading = [
  ['/?next=/guide/5', '/guide/5'],
  ['/ja?next=%2Fguides%2F7', '/ja/guide/7'],
] as const

test.each(leading)('the server redirects %s to %s', async (address, target) => {
  const answer = await shop.visit(address)
  expect([answer.status, answer.headers['location']]).toEqual([301, target])
})

/** Navigates like a link inside the shop, without requesting a page from the server. */
async function openWithinShop(path: string): Promise<Page> {
  const page = await open('/contact')
  await page.evaluate((to) => history.pushState(null, '', to), path)
  return page
}

test.each(leading)(
  'client-side navigation to %s redirects to %s, and the back button skips the redirect',
  async (address, target) => {
    const page = await openWithinShop(address)
    await page.getByRole('heading', { level: 1, name: /^(Guide number|ガイド第)/ }).waitFor()
    await expect.poll(() => addressOf(page)).toBe(target)
    await page.goBack()
    await page.waitForURL('**/contact')
  },
)

test.each([open, openWithinShop])('a guide named only in the hash is ignored (%o)', async (visit) => {
  const page = await visit('/?tag=ai#/guide/5')
  await page.waitForLoadState('networkidle')
  await page.locator('#featured').waitFor()
  await expect.poll(() => addressOf(page)).toBe('/?tag=ai#/guide/5')
})
