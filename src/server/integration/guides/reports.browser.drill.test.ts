import { expect, test } from 'vitest'
import { publishReports } from '../../guides/reports/publish-reports.ts'
import { openContext } from '../../testing/browser/contexts.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { parseVisibleTexts } from '../../testing/read-html.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
const contentEn = 'Intro that everybody may read.\n\n1. **Pick a shop.** Ask.\n2. Write.\n3. Send it.'
await shop.stock({ id: 1, contentEn })

test('a user’s income report is added to the published results of the guide page (B21.30)', async () => {
  const aiko = await shop.signUp('aiko')
  await shop.post('/api/users/free-selection', { guideId: 1 }, aiko)
  await shop.deps.pool.query(`update purchases set purchase_date = now() - interval '40 days'`)
  await shop.deps.pool.query(
    `insert into income_reports (guide_id, tried, hours, weeks, income, stopped_at, trouble, sentence, language, created_at, changed_at)
     select 1, true, 'few', null, 0, 2, 'time', '', 'en', now(), now() from generate_series(1, 4)`,
  )
  const page = await (await openContext({ baseURL: shop.url })).newPage()
  await signInBrowser(page, shop.url, aiko)
  await page.goto('/guide/1#report')
  await page.getByRole('button', { name: 'Share your results' }).click()
  await page.getByLabel('Hours a week').selectOption('some')
  await page.getByLabel('Income in the last month').selectOption('2')
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Please enter the number of weeks').waitFor()
  await page.getByLabel('Weeks until your first payment').fill('6')
  await page.getByLabel('One sentence for other readers').fill('Two shops said yes')
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Thank you. Your report will be counted').waitFor()

  await publishReports(shop.deps)
  await shop.deps.catalogue.refresh()
  const shown = parseVisibleTexts((await shop.visit('/guide/1')).body)
    .map(({ text }) => text)
    .join(' ')
  expect(shown).toContain('5 buyers reported; 5 tried it; 1 got paid within 8 weeks; 4 stopped at step 2.')
  expect(shown).toContain('not yet 4')
  expect(shown).toContain('Two shops said yes')
})
