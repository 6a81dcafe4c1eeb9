import { expect, test } from 'vitest'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ translation: false })
await shop.stock({ id: 1 })
const chie = await signUpOperator(shop, 'chie')

test.each([
  ['/api/translate-content', { guideId: 1, targetLanguages: ['ja'] }],
  ['/api/translate-single', { guideId: 1, targetLanguage: 'ja' }],
  ['/api/translate/1/ja', {}],
  ['/api/translate/start', { content: 'Hello there.', targetLanguage: 'ja' }],
  ['/api/translate/direct', { content: 'Hello there.', targetLanguage: 'ja' }],
  ['/api/enhance-japanese/1', {}],
  ['/api/translate-title-japanese/1', {}],
])('without a model, %s returns 503 because translation is not configured', async (url, body) => {
  const answer = await shop.post(url, body, chie)
  expect(answer.status).toBe(503)
  expect(answer.json()).toMatchObject({
    error: 'Translation is not configured',
    code: 'translation-not-configured',
  })
})

test('without a model, guides can still be read and edited by hand', async () => {
  const edited = await shop.post(
    '/trpc/translation.edit',
    { json: { guideId: 1, language: 'ja', title: '手で直した題' } },
    chie,
  )
  await shop.deps.catalogue.refresh()

  expect(edited.status).toBe(200)
  expect((await shop.visit('/api/guides/1')).json()).toMatchObject({ guide: { titleJa: '手で直した題' } })
  expect((await shop.visit('/api/japanese-content-status/1', chie)).json()).toMatchObject({
    hasContent: true,
  })
})
