import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { visitHydrated } from '../../testing/browser/hydration.ts'
import { signInBrowser } from '../../testing/browser/sign-in-browser.ts'
import { openTestShop } from '../../testing/shop.ts'

const contentEn = 'Intro.\n\n1. **Pick a shop.** Ask.\n2. Write the text.\n3. Send it.'
const contentJa = '紹介。\n\n1. **店を選ぶ。** 聞く。\n2. 文を書く。\n3. 送る。'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, titleEn: 'Sell narration', isFreePreview: true, contentEn, contentJa })

const openDevice = async (): Promise<Page> => (await openContext({ baseURL: shop.url })).newPage()

test('steps checked off offline appear on another device in the other language (B21.7)', async () => {
  const ben = await shop.signUp('ben')
  const phone = await openDevice()
  await signInBrowser(phone, shop.url, ben)
  await visitHydrated(phone, '/guide/1')
  await phone.getByRole('checkbox', { name: 'Pick a shop.' }).check()
  await phone.context().setOffline(true)
  await phone.getByRole('checkbox', { name: 'Write the text.' }).check()
  await phone.getByText('Add a note').nth(1).click()
  await phone.getByLabel('Your note on step 2').fill('Took two hours')
  await phone.getByLabel('Your note on step 2').blur()
  await phone.getByText('2 of 3 done').waitFor()
  await phone.context().setOffline(false)
  await expect
    .poll(
      async () => (await shop.deps.pool.query('select note from step_marks where done order by place')).rows,
    )
    .toEqual([{ note: '' }, { note: 'Took two hours' }])

  const laptop = await openDevice()
  await signInBrowser(laptop, shop.url, ben)
  await visitHydrated(laptop, '/ja/guide/1')
  await expect.poll(() => laptop.getByRole('checkbox', { name: '文を書く。' }).isChecked()).toBe(true)
  await laptop.getByText('Took two hours').first().waitFor()
  await visitHydrated(laptop, '/ja/my-guides')
  await laptop.getByRole('region', { name: '進行中のガイド' }).getByText('3件中2件が完了').waitFor()

  await shop.stock({
    id: 1,
    titleEn: 'Sell narration',
    isFreePreview: true,
    contentEn: contentEn.replace('the text', 'it well'),
    contentJa: '',
  })
  await visitHydrated(phone, '/guide/1')
  await expect.poll(() => phone.getByRole('checkbox', { name: 'Write it well.' }).isChecked()).toBe(true)
  await phone.getByText('Rewritten since you checked it off').waitFor()
  await phone.getByRole('checkbox', { name: 'Send it.' }).check()
  await phone.getByText(/^You finished the last step on \w+ \d+, \d{4}$/).waitFor()
})
