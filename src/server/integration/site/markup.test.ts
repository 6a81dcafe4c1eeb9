import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2, isFreePreview: true }, { id: 195, titleJa: '' })

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

const pages = [
  '/',
  '/guides',
  '/guides?q=zzzzzz',
  '/guide/1',
  '/guide/2',
  '/guide/195',
  '/guide/abc',
  '/subscribe',
  '/checkout/1',
  '/checkout/subscription',
  '/payment-success',
  '/learn-more',
  '/success-stories',
  '/terms-of-service',
  '/privacy',
  '/refunds',
  '/legal/commerce',
  '/accessibility',
  '/contact',
  '/login',
  '/profile',
  '/my-guides',
  '/offline',
  '/nothing/here',
  '/guide/%E0%A4%A',
]

test.each([...pages, ...pages.map((path) => (path === '/' ? '/ja' : `/ja${path}`))])(
  '%s is valid HTML',
  async (path) => {
    const { body } = await shop.visit(path, undefined, { accept: 'text/html' })
    const { results } = await validator.validateString(body)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    )
    expect(found).toEqual([])
  },
)
