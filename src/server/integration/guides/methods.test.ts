import { expect, test } from 'vitest'
import { parseVisibleTexts } from '../../testing/read-html.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  ...['Cafés', 'Dentists', 'Florists'].map((trade, place) => ({
    id: place + 1,
    tags: ['Freelancing', 'subtitles'],
    titleEn: `Subtitle clips for ${trade}`,
    titleJa: `字幕の仕事${place + 1}`,
    metadata: { emoji: ['☕', '🦷', '💐'][place] },
  })),
  { id: 9, tags: ['Freelancing', 'SEO'], titleEn: 'A guide that stands alone' },
)

const textOf = async (path: string) => {
  const { status, body } = await shop.visit(path)
  return {
    status,
    body,
    text: parseVisibleTexts(body)
      .map((each) => each.text)
      .join('\n'),
  }
}

test('the list of guides links to the methods, and each method is shown once', async () => {
  expect((await textOf('/guides')).body).toContain('href="/methods"')
  const { status, body, text } = await textOf('/methods')
  expect(status).toBe(200)
  expect(text).toContain('subtitles\u00A0· Freelancing')
  expect(text).toContain('3 guides')
  for (const emoji of ['☕', '🦷', '💐']) expect(text).toContain(emoji)
  expect(body.match(/href="\/methods\/\d+"/g)).toHaveLength(1)
  expect(text).not.toContain('stands alone')
  expect((await textOf('/ja/methods')).text).toContain('字幕\u00A0· ')
})

test('the page of a method shows all its guides, from any of them', async () => {
  for (const path of ['/methods/1', '/methods/3']) {
    const { text, body } = await textOf(path)
    for (const trade of ['Cafés', 'Dentists', 'Florists'])
      expect(text).toContain(`Subtitle clips for ${trade}`)
    // The cards' titles are headings of the third level.
    expect(body).toMatch(/<h2[^>]*>3 guides<\/h2>/)
    expect(body).toMatch(/rel="canonical" href="[^"]*\/methods\/\d"/)
  }
})

test.each(['/methods/9', '/methods/77', '/methods/x'])('%s is not found', async (path) => {
  const { status, text } = await textOf(path)
  expect(status).toBe(404)
  expect(text).toContain('Page not found')
})
