import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { setModelFaults } from '../../testing/model.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'

const list = '/operator/translations'

let chie: Person
let aiko: Person
const shop = await openTestShop({ client: 'built' })
await shop.stock({
  id: 1,
  titleEn: 'Sell prompts',
  titleJa: '',
  summaryEn: 'How to sell prompts.',
  summaryJa: null,
  contentEn: [
    '## Introduction',
    'Say what the service is for, who pays for it, and how often they come back to buy another one.',
    'Ask every client for 20 dollars a month, and write to each of them once a week by [mail](https://a.example/x).',
  ].join('\n\n'),
  contentJa: '',
})
;[chie, aiko] = await Promise.all([signUpOperator(shop, 'chie'), shop.signUp('aiko')])

async function openAs(person: Person, path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text())
  })
  await signInBrowser(page, shop.url, person)
  await visitHydrated(page, path)
  return { page, complaints }
}

test('an operator translates a guide, corrects a block and publishes it to Japanese readers', async () => {
  const { page, complaints } = await openAs(chie, `${list}?stage=missing`)
  await setModelFaults(shop, { delayMs: 400 })
  await page.getByLabel('Select guide 1').check()
  await page.getByText(/Estimated cost: \$0\.\d+/).waitFor()
  await page.getByRole('button', { name: 'Translate 1 guide' }).click()

  await page.getByRole('link', { name: /^In progress 1/ }).click()
  await page.getByRole('progressbar', { name: /^\d of \d pieces$/ }).waitFor()
  await page.getByRole('link', { name: /^To review 1/ }).click()
  await page.getByRole('link', { name: 'Compare: guide 1' }).click()
  await page.getByText('This translation is waiting for your review.').waitFor()
  const ofReaders = await shop.visit('/ja/guide/1', aiko)
  expect(ofReaders.body).not.toContain('【訳】')

  await page.getByRole('button', { name: 'Edit: Block 3' }).click()
  const text = page.getByLabel('Your text: Block 3')
  await text.fill('月に30ドルを[メール](https://a.example/x)で週に一度ずつお願いしましょう。')
  await text.press('Control+Enter')
  await page.getByRole('alert').getByText('1 of your texts has problems').waitFor()
  await page.getByText(/Missing number: 20/).waitFor()
  await text.fill('月に20ドルを、週に一度の[メール](https://a.example/x)ですべての顧客にお願いしましょう。')
  await text.press('Control+Enter')
  await page.getByText('Accepted and published').first().waitFor()

  await shop.post('/api/users/free-selection', { guideId: 1 }, aiko)
  await shop.deps.catalogue.refresh()
  const reader = await openAs(aiko, '/ja/guide/1')
  await reader.page.getByText('月に20ドルを、週に一度の').waitFor()
  expect(complaints).toEqual([])
})

test('the translations page is neither linked nor shown to users without the permission, and lists no guides for guests', async () => {
  const { page } = await openAs(aiko, '/profile')
  await page.getByRole('heading', { name: 'Account' }).first().waitFor()
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0)
  for (const path of [list, `/ja${list}`, `${list}/1`]) {
    const asReader = await shop.visit(path, aiko)
    expect([asReader.status, asReader.body.includes('Sell prompts')]).toEqual([404, false])
    const asGuest = await shop.visit(path)
    expect([asGuest.status, asGuest.body.includes('Sell prompts')]).toEqual([200, false])
    const asOperator = await shop.visit(path, chie)
    expect(asOperator.body).toContain('Sell prompts')
    for (const answer of [asReader, asGuest, asOperator]) {
      expect(answer.body).toContain('<meta name="robots" content="noindex">')
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  }
})
