import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { openSignedInPage } from '../../testing/browser/open-signed-in-page.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems } from '../payments/testing/buy.ts'

const paragraph = 'A line of the guide that is long enough to be read. '.repeat(6)
const contentEn = Array.from({ length: 40 }, (_, place) => `Paragraph ${place + 1}. ${paragraph}`).join(
  '\n\n',
)

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, contentEn })

/** Returns the drawing commands of each page with text. */
function pagesOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1')
  return [...source.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)]
    .map(({ index, 0: { length } }) => source.slice(index + length, source.indexOf('endstream', index)))
    .map((stream) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((commands) => /\bBT\b/.test(commands))
}

test('each printed page of a guide names its reader, and the screen does not', async () => {
  const { page, person, complaints } = await openSignedInPage(shop)
  await buyItems(shop, person, ['guide:1'])
  await visitHydrated(page, '/guide/1')
  const line = page.getByText(/^Licensed to payer-/)
  expect(await line.isVisible()).toBe(false)
  // Only the reader's name is red, so that its drawing commands can be found in the PDF.
  await line.evaluate((element) => element.style.setProperty('color', 'rgb(255, 0, 0)', 'important'))

  const pages = pagesOf(await page.pdf())

  expect(pages.length).toBeGreaterThan(2)
  expect(pages.map((commands) => /\b1 0 0 rg\b/i.test(commands))).toEqual(pages.map(() => true))
  expect(complaints).toEqual([])
})
