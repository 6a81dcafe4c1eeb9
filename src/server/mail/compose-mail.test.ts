import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'

const content = {
  to: 'mei@example.com',
  language: 'en',
  subject: 'Your receipt',
  greeting: 'Hello,',
  paragraphs: ['Thank you.'],
  facts: [
    ['Price', '$2.00'],
    ['Amount', '$1.50'],
  ],
  actions: [
    { name: 'Read the guide', url: 'https://shop.example/guide/1' },
    { name: 'Open the receipt', url: 'https://shop.example/receipts/1' },
  ],
  footer: ['AI Income Guides'],
} as const

test('an email shows its first link as a button, and amounts at the right edge', () => {
  const { html } = composeMail(content)
  expect(html).toContain('max-width:600px')
  expect(html.match(/class="action"[^>]*>[^<]+/g)).toEqual([expect.stringContaining('>Read the guide')])
  expect(
    [...html.matchAll(/<td style="[^"]*text-align:right[^"]*">([^<]+)/g)].map(([, value]) => value),
  ).toEqual(['$2.00', '$1.50'])
})

test('an email about a guide shows its cover and the giver’s message without loading anything', () => {
  const { html, text } = composeMail({
    ...content,
    cover: { title: 'Menus & <signs>', message: 'Happy birthday\nfrom Ben' },
  })
  expect(html).toContain('Menus &#38; &#60;signs&#62;')
  expect(html).toContain('Happy birthday<br>from Ben')
  expect(html).not.toMatch(/<img|url\(|<link/)
  expect(text).toContain('Happy birthday\nfrom Ben')
})

test('an email without links and facts has neither a button nor an empty table', () => {
  const { html } = composeMail({ ...content, facts: [], actions: [] })
  expect(html).not.toContain('class="action"')
  expect(html).not.toContain('<table width="100%"')
})
