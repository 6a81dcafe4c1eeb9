import { expect, test } from 'vitest'
import { visitHydrated, waitForHydration } from '../../testing/browser/hydration.ts'
import { openSignedInPage as openMemberOf } from '../../testing/browser/open-signed-in-page.ts'
import { openGuestPage } from '../../testing/browser/open-guest-page.ts'
import { openTestShop } from '../../testing/shop.ts'
import { payByCardInShop, buyAndReadGuide, sixtyGuides, locateToast } from './testing/after-payment-steps.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock(...sixtyGuides)

const openMember = (width?: number) => openMemberOf(shop, width)

test('the guide list starts with a newly bought guide until it is read (ja, 390 px)', async () => {
  expect(await buyAndReadGuide(shop, { language: 'ja', width: 390, guideId: 56 })).toEqual([])
})

test(
  'a new subscriber can read the guide they came from and sees the renewal date on /subscribe',
  { tags: 'drill' },
  async () => {
    const { page, complaints } = await openMember(1280)
    await visitHydrated(page, '/subscribe')
    await page.getByRole('link', { name: 'Start Pro Subscription' }).waitFor()
    await payByCardInShop(page, 'en', '/checkout/subscription?guideId=58')

    await locateToast(page, 'Payment successful').waitFor()
    const panel = page.getByRole('region', { name: 'Sell prompts, part 58' })
    await panel.getByText('With Pro, all 60 guides are yours to read').waitFor()
    await expect.poll(() => page.getByRole('article').first().getByText('Included in Pro').count()).toBe(1)
    await panel.getByRole('link', { name: 'Start reading' }).click()
    await page
      .getByText(/^PAID-TEXT-/)
      .first()
      .waitFor()

    await visitHydrated(page, '/guides')
    expect(await panel.count()).toBe(0)

    await visitHydrated(page, '/subscribe')
    await page.getByRole('heading', { name: 'You have Pro' }).waitFor()
    await page.getByText(/Your plan renews on \w+ \d+, \d{4}\./).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Start Pro Subscription' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Manage plan' }).click()
    await page.waitForURL(`${shop.stripeUrl}/**`)
    await visitHydrated(page, `${shop.url}/ja/subscribe`)
    await page.getByRole('heading', { name: 'Proプランをご利用中です' }).waitFor()
    expect(complaints).toEqual([])
  },
)

test(
  'a logged-out buyer confirms a payment by email address; an unpaid or unknown session fails',
  { tags: 'drill' },
  async () => {
    const person = await shop.signUp('guest-buyer')
    const order = { mode: 'payment', guideId: 57 }
    const started = await shop.post('/api/users/create-checkout-session', order, person)
    const { url } = started.json<{ url: string }>()
    const path = `/payment-success?session_id=${/cs_\w+/.exec(url)?.[0]}&guide_id=57`
    const { page } = await openGuestPage(shop)
    const waitForResult = (title: string) => page.locator('h1:focus', { hasText: title }).waitFor()
    const answerFor = async (address: string, email: string) => {
      await page.goto(address)
      await waitForResult('Verification Failed')
      await page.getByLabel('Email address used for your payment').fill(email)
      await page.getByRole('button', { name: 'Check my payment' }).click()
    }

    for (const address of [path, path.replace(/cs_\w+/, 'cs_test_invented')]) {
      await answerFor(address, person.email)
      await page.getByText('This payment doesn’t belong to this purchase').waitFor()
      expect(await page.getByLabel('Email address used for your payment').inputValue()).toBe(person.email)
      expect(await page.getByText(/Your payment is safe|do not pay again/).count()).toBe(0)
    }

    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({
        email: person.email,
        number: '4242 4242 4242 4242',
        expiry: '12 / 40',
        cvc: '123',
      }),
      redirect: 'manual',
    })
    await answerFor(path, person.email)
    await waitForResult('Payment Successful!')
    await page.getByText('Your payment is safe').waitFor()
    await page.getByRole('link', { name: 'View Your Guide' }).waitFor()
  },
)

test(
  'the guide list starts with a newly bought guide until it is read (en, 1280 px)',
  { tags: 'drill' },
  async () => {
    expect(await buyAndReadGuide(shop, { language: 'en', width: 1280, guideId: 55 })).toEqual([])
  },
)

test('the guide list ignores a forged purchase note in local storage', { tags: 'drill' }, async () => {
  const { page, person, complaints } = await openMember(1280)
  await visitHydrated(page, '/about')
  await page.evaluate((uid) => {
    const note = { plan: 'guide', guideId: 59, at: Date.now() - 11 * 60 * 1000 }
    localStorage.setItem(`just_bought:${uid}`, JSON.stringify(note))
  }, person.uid)
  const asked = page.waitForResponse('**/trpc/guides.find**')
  await visitHydrated(page, '/guides')
  await asked

  expect(await page.getByRole('region', { name: 'Sell prompts, part 59' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test(
  'the panel of a bought guide is hidden in a sorted list and never returns once it is closed',
  { tags: 'drill' },
  async () => {
    const { page, complaints } = await openMember(1280)
    await payByCardInShop(page, 'en', '/checkout/57')
    const panel = page.getByRole('region', { name: 'Sell prompts, part 57' })
    await panel.waitFor()

    await visitHydrated(page, '/guides?sort=newest')
    expect(await panel.count()).toBe(0)

    await visitHydrated(page, '/guides')
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => panel.count()).toBe(0)
    await page.reload()
    await waitForHydration(page)
    expect(await panel.count()).toBe(0)
    expect(complaints).toEqual([])
  },
)
