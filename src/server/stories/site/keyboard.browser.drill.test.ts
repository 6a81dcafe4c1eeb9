import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../../../scripts/demo/chromium/chromium.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(
    ...Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      titleEn: `Sell prompts, part ${index + 1}`,
    })),
  )
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

interface Focus {
  /** Its accessible name. */
  name: string
  /** Whether it, or the button or card that it covers, has a visible outline. */
  outlined: boolean
  /** Whether at least part of it is in the viewport. */
  inWindow: boolean
}

/** The focused element, inside a frame of the page or not. */
async function focus(page: Page): Promise<Focus> {
  let frame: Frame = page.mainFrame()
  for (;;) {
    const active = await frame.evaluateHandle(() => document.activeElement)
    const inner = await active.asElement()?.contentFrame()
    if (inner === null || inner === undefined) return frame.evaluate(describe)
    frame = inner
  }
}

function describe(): Focus {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body)
    return { name: 'nothing', outlined: false, inWindow: false }
  const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLLabelElement>)] : []
  const label = element.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ')
  const { top, bottom } = element.getBoundingClientRect()
  const outlined = [element, element.parentElement, element.closest('article, li, label')].some((drawn) => {
    if (drawn === null) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return {
    name: (label === '' ? element.textContent : label).trim(),
    outlined,
    inWindow: top < innerHeight && bottom > 0,
  }
}

/** Presses the key until the focus is there; on the way the focus is never lost and always visible. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  while (passed.length < 80) {
    await page.keyboard.press(key)
    const found = await focus(page)
    passed.push(found.name)
    expect(found, `after ${passed.join(' > ')}`).toMatchObject({ outlined: true, inWindow: true })
    if (typeof name === 'string' ? found.name === name : name.test(found.name)) return
  }
  throw new Error(`The keyboard did not reach ${String(name)}: ${passed.join(' > ')}`)
}

/** The focus has moved to the page that opened. */
const arrivedAt = async (page: Page, path: string) => {
  await page.waitForURL(`**${path}`)
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
}
const focusedOn = (page: Page, name: string | RegExp) =>
  expect.poll(async () => (await focus(page)).name).toMatch(name)

test('a guest finds a guide, signs up, pays and reads with only the keyboard', async () => {
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  const { keyboard } = page
  await visitHydrated(page, '/')

  await tabTo(page, 'Guides')
  await keyboard.press('Enter')
  await arrivedAt(page, '/guides')
  await tabTo(page, /Sell prompts, part 2/)
  await keyboard.press('Enter')
  await arrivedAt(page, '/guide/2')

  await tabTo(page, 'Try One for Only $2')
  await keyboard.press('Enter')
  await focusedOn(page, 'Email address')
  await keyboard.press('Escape')
  await focusedOn(page, 'Try One for Only $2')
  await keyboard.press('Enter')
  await focusedOn(page, 'Email address')
  await keyboard.press('Enter')
  // The error message is at the focused field and belongs to it.
  await page.locator('dialog [name=email][aria-invalid=true]').waitFor()
  await focusedOn(page, 'Email address')
  await expect
    .poll(async () => {
      const described = await page.locator('dialog [name=email]').getAttribute('aria-describedby')
      return page.locator(`[id="${described?.split(' ').at(-1)}"]`).textContent()
    })
    .toContain('email')

  await keyboard.type(`keys-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await tabTo(page, 'Password')
  await keyboard.type('secret-123')
  await tabTo(page, 'Confirm password')
  await keyboard.type('secret-123')
  await keyboard.press('Enter')
  await focusedOn(page, 'Register and purchase')
  await keyboard.press('Enter')

  await arrivedAt(page, '/checkout/2')
  await page.frameLocator('main form iframe').getByLabel('Card number').waitFor()
  await tabTo(page, 'Card number')
  await keyboard.type('4242424242424242')
  await tabTo(page, 'Expiration date')
  await keyboard.type('1240')
  await tabTo(page, 'Security code')
  await keyboard.type('123')
  await tabTo(page, /^Pay \$2/)
  await keyboard.press('Enter')

  await page.waitForURL('**/guides')
  await page.getByRole('link', { name: 'Read the guide' }).waitFor()
  // The message comes before the focused heading.
  await tabTo(page, 'Read the guide', 'Shift+Tab')
  await keyboard.press('Enter')
  await arrivedAt(page, '/guide/2')
  await page.getByText('PAID-TEXT-2').waitFor()
  await context.close()
})
