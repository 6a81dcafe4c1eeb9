import type { Frame, JSHandle, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { screenshotThemes, type ScreenshotTheme } from '../../../../scripts/tour/page-display.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated, waitForHydration } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { submitOperation } from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  ...Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    titleEn: `Sell prompts, part ${index + 1}`,
    titleJa: `プロンプトを売る 第${index + 1}部`,
  })),
)
const made = await submitOperation(shop, await signUpOperator(shop, 'chie'), 'admin.makeCode', {
  word: 'KEYBOARD',
  forGuides: true,
  forPro: false,
  terms: { percent: 50, amounts: null },
  firstDay: new Date().toISOString().slice(0, 10),
  lastDay: null,
  mostUses: null,
  newBuyers: false,
  note: 'for keyboards',
})
expect(made.status).toBe(200)

const words = {
  en: {
    prefix: '',
    menu: 'Menu',
    guides: 'Guides',
    guide: /Sell prompts, part 2/,
    buy: 'Try One for Only $2',
    email: 'Email address',
    password: 'Password',
    confirm: 'Confirm password',
    wrong: 'email',
    purchase: 'Register and purchase',
    card: 'Card number',
    expiry: 'Expiration date',
    code: 'Security code',
    pay: /^Pay \$2/,
    read: 'Read it now',
    text: 'PAID-TEXT-2',
    givePro: 'Give 3 months of Pro',
    words: 'Your message',
    toPayment: 'Continue to checkout',
    payPro: /^Pay \$45/,
    getLink: 'Create a link to share',
    link: 'Gift link',
    accept: 'Accept the gift',
    toGuides: 'Browse the guides',
    add: /^Add: /,
    chosen: (count: number) => `Your selection: ${count} of 5`,
    payFive: /^Pay \$8 for/,
    payEight: /^Pay \$8/,
    ready: 'Your guides are ready',
    haveCode: 'I have a code',
    codeField: 'Code',
    taken: 'Code KEYBOARD: $1 off',
    payLess: /^Pay \$1\b/,
  },
  ja: {
    prefix: '/ja',
    menu: 'メニュー',
    guides: 'ガイド一覧',
    guide: /プロンプトを売る 第2部/,
    buy: 'この1冊を読む（¥200）',
    email: 'メールアドレス',
    password: 'パスワード',
    confirm: 'パスワード（確認）',
    wrong: 'メールアドレス',
    purchase: '購入手続きへ進む',
    card: 'カード番号',
    expiry: '有効期限',
    code: 'セキュリティコード',
    pay: /¥200/,
    read: 'さっそく読む',
    text: '有料本文-2',
    givePro: 'Proプラン3か月分を贈る',
    words: 'メッセージ',
    toPayment: '購入手続きへ進む',
    payPro: /¥4,500/,
    getLink: 'ギフトのリンクを作る',
    link: 'ギフトのリンク',
    accept: 'ギフトを受け取る',
    toGuides: 'ガイド一覧を見る',
    add: /^追加：/,
    chosen: (count: number) => `選んだガイド：5冊中${count}冊`,
    payFive: /セットを購入する（¥800/,
    payEight: /¥800/,
    ready: 'ガイドをお読みいただけます',
    haveCode: 'クーポンコードをお持ちの方',
    codeField: 'クーポンコード',
    taken: 'クーポンコードKEYBOARD：100円引き',
    payLess: /¥100/,
  },
} as const

/** Description of the focused element. */
interface Sight {
  /** Accessible name of the focused element, or its text. */
  name: string
  /** Whether it or its button or card has an outline with a contrast of at least 3:1 (WCAG 1.4.11). */
  outlined: boolean
  /** Whether at least part of the focused element is in the viewport. */
  inWindow: boolean
}

interface Focus extends Sight {
  frame: Frame
  element: JSHandle<Element | null>
}

/** Returns the focused element, also inside frames. */
async function focus(page: Page): Promise<Focus> {
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  let frame = page.mainFrame()
  for (;;) {
    const element = await frame.evaluateHandle(() => document.activeElement)
    const inner = await element.asElement()?.contentFrame()
    if (inner === null || inner === undefined)
      return { frame, element, ...(await frame.evaluate(describeFocus, canvas)) }
    frame = inner
  }
}

/** Describes the focused element. Runs in the page. `canvas` is the color behind elements without a background. */
function describeFocus(canvas: string): Sight {
  const element = document.activeElement
  const pencil = new OffscreenCanvas(1, 1).getContext('2d')
  if (!(element instanceof HTMLElement) || element === document.body)
    return { name: 'nothing', outlined: false, inWindow: false }
  const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLLabelElement>)] : []
  const label = element.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ')
  const { top, bottom } = element.getBoundingClientRect()
  const outlined = [element, element.parentElement, element.closest('article, li, label')].some((drawn) => {
    if (drawn === null) return false
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(drawn)
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return isDrawn && contrast(outlineColor, colourBehind(drawn)) >= 3
  })
  return {
    name: (label === '' ? element.textContent : label).trim(),
    outlined,
    inWindow: top < innerHeight && bottom > 0,
  }

  function colourBehind(drawn: Element): string {
    for (let behind = drawn.parentElement; behind !== null; behind = behind.parentElement) {
      const { backgroundColor } = getComputedStyle(behind)
      if (paint(backgroundColor)[3] === 255) return backgroundColor
    }
    return canvas
  }

  function contrast(one: string, other: string): number {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [...paint(colour)].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /** Returns red, green, blue and alpha (0 to 255) of a CSS color. */
  function paint(colour: string): Uint8ClampedArray {
    if (pencil === null) throw new Error('no canvas')
    pencil.clearRect(0, 0, 1, 1)
    pencil.fillStyle = colour
    pencil.fillRect(0, 0, 1, 1)
    return pencil.getImageData(0, 0, 1, 1).data
  }
}

/** Presses the key until the named element has the focus, and expects every focused element to be visible. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  while (passed.length < 80) {
    const found = await moveOn(page, key)
    passed.push(found.name)
    await expect
      .poll(() => sightOf(page), { message: `after ${passed.join(' > ')}` })
      .toEqual({ name: found.name, outlined: true, inWindow: true })
    if (typeof name === 'string' ? found.name === name : name.test(found.name)) return
  }
  throw new Error(`The keyboard did not reach ${String(name)}: ${passed.join(' > ')}`)
}

async function sightOf(page: Page): Promise<Sight> {
  const { name, outlined, inWindow } = await focus(page)
  return { name, outlined, inWindow }
}

/** Presses the key and returns the new focus. Polls, because the focus moves into a frame with a delay. */
async function moveOn(page: Page, key: string): Promise<Focus> {
  const before = await focus(page)
  await page.keyboard.press(key)
  // A date field has several tab stops.
  const isDate = await before.frame.evaluate(
    (element) => element instanceof HTMLInputElement && element.type === 'date',
    before.element,
  )
  const mostStops = isDate ? 4 : 1
  for (let stop = 1; stop < mostStops && !(await isElsewhere(before, await focus(page))); stop += 1)
    await page.keyboard.press(key)
  let now = before
  await expect
    .poll(async () => isElsewhere(before, (now = await focus(page))), {
      message: `${key} after ${before.name}`,
    })
    .toBe(true)
  return now
}

const isElsewhere = async (before: Focus, now: Focus) =>
  now.name !== 'nothing' &&
  (before.frame !== now.frame ||
    (await now.frame.evaluate(([one, other]) => one !== other, [before.element, now.element] as const)))

/** Waits for the path and the initial focus: the body for guests, the heading for signed-in users. */
const arrivedAt = async (page: Page, path: string) => {
  await page.waitForURL((url) => url.pathname === path)
  await waitForHydration(page)
  await page.waitForFunction(
    (isGuest) => document.activeElement?.matches(isGuest ? 'body' : 'main h1'),
    (await page.locator('header a[href$="/login"]').count()) > 0,
  )
}
const focusedOn = (page: Page, name: string) => expect.poll(async () => (await focus(page)).name).toBe(name)

/** Opens the path with this width and theme and waits for hydration. */
async function openHome(path: string, width: number, theme: ScreenshotTheme): Promise<Page> {
  const page = await openBlank(width, theme)
  await visitHydrated(page, path)
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme)
  return page
}

async function openBlank(width: number, theme: ScreenshotTheme): Promise<Page> {
  const context = await openContext({ baseURL: shop.url, viewport: { width, height: 900 } })
  await context.addInitScript((chosen) => localStorage.setItem('ai-income-theme', chosen), theme)
  return context.newPage()
}

/** Opens a blank page of a new signed-in user. */
async function openFor(name: string, width: number, theme: ScreenshotTheme): Promise<Page> {
  const page = await openBlank(width, theme)
  await signInBrowser(page, shop.url, await shop.signUp(name))
  return page
}

type Words = (typeof words)[keyof typeof words]

/** Fills in and submits the card form with the keyboard. */
async function payByKeys(page: Page, text: Words, button: RegExp): Promise<void> {
  const { keyboard } = page
  await page.frameLocator('main form iframe').getByLabel(text.card).waitFor()
  await tabTo(page, text.card)
  await keyboard.type('4242424242424242')
  await tabTo(page, text.expiry)
  await keyboard.type('1240')
  await tabTo(page, text.code)
  await keyboard.type('123')
  await tabTo(page, button)
  await keyboard.press('Enter')
}

const sights = screenshotThemes.flatMap((theme) => [390, 1280].map((width) => ({ theme, width })))

describe.each(Object.entries(words))('keyboard use in %s', (_language, text) => {
  test.each(sights)(
    'a guest finds, buys and reads a guide with only the keyboard ($theme, $width px)',
    async ({ theme, width }) => {
      const page = await openHome(text.prefix === '' ? '/' : text.prefix, width, theme)
      const { keyboard } = page

      if (width < 768) {
        await tabTo(page, text.menu)
        await keyboard.press('Enter')
      }
      await tabTo(page, text.guides)
      await keyboard.press('Enter')
      await arrivedAt(page, `${text.prefix}/guides`)
      await tabTo(page, text.guide)
      await keyboard.press('Enter')
      await arrivedAt(page, `${text.prefix}/guide/2`)

      await tabTo(page, text.buy)
      await keyboard.press('Enter')
      await focusedOn(page, text.email)
      await keyboard.press('Escape')
      await focusedOn(page, text.buy)
      await keyboard.press('Enter')
      await focusedOn(page, text.email)
      await keyboard.press('Enter')
      // The error message is linked to the focused field.
      await page.locator('dialog [name=email][aria-invalid=true]').waitFor()
      await focusedOn(page, text.email)
      await expect
        .poll(async () => {
          const described = await page.locator('dialog [name=email]').getAttribute('aria-describedby')
          return page.locator(`[id="${described?.split(' ').at(-1)}"]`).textContent()
        })
        .toContain(text.wrong)

      await keyboard.type(`keys-${crypto.randomUUID().slice(0, 8)}@example.com`)
      await tabTo(page, text.password)
      await keyboard.type('secret-123')
      await tabTo(page, text.confirm)
      await keyboard.type('secret-123')
      await keyboard.press('Enter')
      await focusedOn(page, text.purchase)
      await keyboard.press('Enter')

      await arrivedAt(page, `${text.prefix}/checkout/2`)
      await payByKeys(page, text, text.pay)

      await page.waitForURL((url) => url.pathname === `${text.prefix}/guides`)
      // The focus moves to the link (B8.6), and after it to the first heading of the text (B5.25).
      await focusedOn(page, text.read)
      await keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname === `${text.prefix}/guide/2`)
      await page.waitForFunction(() => document.activeElement?.matches('main h2'))
      await page.getByText(text.text).waitFor()
    },
  )

  test.each(sights)(
    'a gift of Pro is bought and claimed with only the keyboard ($theme, $width px)',
    async ({ theme, width }) => {
      const giver = await openFor('giver', width, theme)
      await visitHydrated(giver, `${text.prefix}/gift`)
      await tabTo(giver, text.givePro)
      await giver.keyboard.press('Enter')
      await giver.waitForURL((url) => url.search === '?pro=1')
      await tabTo(giver, text.words)
      await giver.keyboard.type('Have fun')
      await tabTo(giver, text.toPayment)
      await giver.keyboard.press('Enter')
      await giver.waitForURL(/\/gift\/[0-9a-f-]{36}$/)
      await payByKeys(giver, text, text.payPro)
      await giver.getByRole('button', { name: text.getLink }).waitFor()
      await tabTo(giver, text.getLink)
      await giver.keyboard.press('Enter')
      await focusedOn(giver, text.link)
      const link = await giver.getByLabel(text.link).inputValue()

      const reader = await openFor('reader', width, theme)
      await reader.goto(link.replace(/^https?:\/\/[^/]+/, shop.url))
      await waitForHydration(reader)
      await reader.getByText('Have fun').waitFor()
      await tabTo(reader, text.accept)
      await reader.keyboard.press('Enter')
      await reader.getByRole('link', { name: text.toGuides }).waitFor()
      await tabTo(reader, text.toGuides)
      await reader.keyboard.press('Enter')
      await arrivedAt(reader, `${text.prefix}/guides`)
      await visitHydrated(reader, `${text.prefix}/guide/2`)
      await expect.poll(() => reader.getByText(text.text).count()).toBe(1)
    },
  )

  test.each(sights)(
    'five guides are chosen and paid for with only the keyboard ($theme, $width px)',
    async ({ theme, width }) => {
      const page = await openFor('chooser', width, theme)
      await visitHydrated(page, `${text.prefix}/bundle?g=1-2-3`)
      for (const count of [4, 5]) {
        await tabTo(page, text.add)
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { name: text.chosen(count) }).waitFor()
      }
      await tabTo(page, text.payFive)
      await page.keyboard.press('Enter')
      await arrivedAt(page, `${text.prefix}/bundle/pay`)
      await payByKeys(page, text, text.payEight)
      await expect.poll(() => page.getByRole('heading', { name: text.ready }).count()).toBe(1)
    },
  )

  test.each(sights)(
    'a discount code is entered and applied with only the keyboard ($theme, $width px)',
    async ({ theme, width }) => {
      const page = await openFor('coder', width, theme)
      await visitHydrated(page, `${text.prefix}/checkout/3`)
      await tabTo(page, text.haveCode)
      await page.keyboard.press('Enter')
      await tabTo(page, text.codeField)
      await page.keyboard.type('keyboard')
      await page.keyboard.press('Enter')
      await page.getByText(text.taken).waitFor()
      await payByKeys(page, text, text.payLess)
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${text.prefix}/guides`)
    },
  )
})
