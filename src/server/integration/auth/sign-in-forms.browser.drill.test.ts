import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'
import {
  fetchEmulatorAccount,
  requestEmulatorAsOwner,
  dispatchSignUpEvent,
  expectErrorAlert,
  readFocusedName,
  createEmailAddress,
  openDialogFromHeader,
  formPassword,
  readFieldError,
  submitSignInForm,
  openHydratedPage,
  waitForDialog,
  signInTexts,
} from './testing/sign-in-screens.ts'

/** Returns whether the element fits the viewport vertically and is not covered at its center. */
const isInView = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + height / 2)
    return top >= 0 && top + height <= window.innerHeight && element.contains(shown)
  })

const languages = [
  ['English', signInTexts.en],
  ['Japanese', signInTexts.ja],
] as const
const screens = [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 700 }],
] as const
const offers = [
  { name: 'a guide', detail: { guideId: 2 }, action: 'purchase', address: '/checkout/2', key: '2' },
  {
    name: 'Pro',
    detail: { guideId: 2, subscriptionFlow: true },
    action: 'subscribe',
    address: '/checkout/subscription?guideId=2',
    key: 'pro',
  },
] as const

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2 })

test.each(languages)(
  'in %s the sign-in dialog shows an error at each field and keeps the email between modes',
  async (_language, text) => {
    const { page } = await openHydratedPage(shop, `${text.prefix}/guides`)
    const dialog = await openDialogFromHeader(page, text.signUp)

    await submitSignInForm(dialog, {})
    await expect.poll(() => readFieldError(dialog, 'email')).toBe(text.enterEmail)
    await expect.poll(() => readFieldError(dialog, 'username')).toBe(text.enterUsername)
    await expect.poll(() => readFieldError(dialog, 'password')).toBe(text.tooShort)
    await expect.poll(() => readFocusedName(page)).toBe('email')

    await submitSignInForm(dialog, {
      email: 'aiko@',
      username: '  ',
      password: '12345',
      confirmPassword: '12345',
    })
    await expect.poll(() => readFieldError(dialog, 'email')).toBe(text.invalidEmail)
    await expect.poll(() => readFieldError(dialog, 'username')).toBe(text.enterUsername)
    await expect.poll(() => readFieldError(dialog, 'password')).toBe(text.tooShort)

    await submitSignInForm(dialog, { email: 'aiko@example.com', username: 'Aiko', password: '123456' })
    await expect.poll(() => readFieldError(dialog, 'confirmPassword')).toBe(text.tooShort)
    await expect.poll(() => readFocusedName(page)).toBe('confirmPassword')
    await submitSignInForm(dialog, { confirmPassword: '1234567' })
    await expect.poll(() => readFieldError(dialog, 'confirmPassword')).toBe(text.confirmationDiffers)

    await dialog.getByRole('button', { name: text.logIn, exact: true }).click()
    await dialog.getByRole('heading', { name: text.logIn }).waitFor()
    await expect.poll(() => dialog.locator('input[name=email]').inputValue()).toBe('aiko@example.com')
    await expect
      .poll(() => dialog.locator('input[name=confirmPassword], input[name=username]').count())
      .toBe(0)
    await expect.poll(() => readFocusedName(page)).toBe('email')
    await submitSignInForm(dialog, { password: '' })
    await expect.poll(() => readFieldError(dialog, 'password')).toBe(text.enterBoth)
    await submitSignInForm(dialog, { password: '12345' })
    await expect.poll(() => readFieldError(dialog, 'password')).toBe(text.tooShort)
    await dialog.getByRole('button', { name: text.createAccount, exact: true }).click()
    await dialog.getByLabel(text.username).waitFor()
  },
)

const onScreens = screens.flatMap(([screen, viewport]) =>
  languages.map(([language, text]) => [language, screen, text, viewport] as const),
)
test.each(onScreens)(
  'in %s, on %s, sign-up links to terms and privacy, and its title stays visible with errors',
  async (_language, _screen, text, viewport) => {
    const { page } = await openHydratedPage(shop, `${text.prefix}/guide/1`, { viewport })
    await page
      .locator('header')
      .getByRole('link', { name: text.signUp, includeHidden: true })
      .first()
      .dispatchEvent('click')
    const dialog = await waitForDialog(page)
    for (const path of ['/terms-of-service', '/privacy']) {
      const link = dialog.locator(`a[href="${text.prefix}${path}"]`)
      await link.waitFor()
      // The links open a new tab, so that typed values are kept.
      await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    }

    await submitSignInForm(dialog, {})
    await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBe(3)
    await dialog.locator('input[name=confirmPassword]').focus()
    await dialog.getByRole('link').last().scrollIntoViewIfNeeded()
    const title = dialog.getByRole('heading', { level: 2 })
    await expect.poll(() => isInView(title)).toBe(true)
    await expect.poll(() => isInView(dialog.getByRole('button').first())).toBe(true)
    // Only the body of the dialog scrolls, not the dialog itself.
    await expect.poll(() => dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  },
)

test.each(languages)(
  'in %s the purchase sign-up has no username field and its own text for differing passwords',
  async (_language, text) => {
    const { page } = await openHydratedPage(shop, `${text.prefix}/guide/1`)
    const dialog = await dispatchSignUpEvent(page, { guideId: 1 })

    await expect.poll(() => dialog.locator('input[name=username], input[name=remember]').count()).toBe(0)
    await submitSignInForm(dialog, {})
    await expect.poll(() => readFieldError(dialog, 'email')).toBe(text.enterBoth)
    await submitSignInForm(dialog, { email: 'aiko@example.com' })
    await expect.poll(() => readFieldError(dialog, 'password')).toBe(text.enterBoth)
    await submitSignInForm(dialog, { password: 'secret', confirmPassword: 'Secret' })
    await expect.poll(() => readFieldError(dialog, 'confirmPassword')).toBe(text.passwordsDiffer)
    await expect.poll(() => readFocusedName(page)).toBe('confirmPassword')
  },
)

test.each(languages)(
  'in %s a failed login shows its reason in a message titled Error and at the field',
  async (_language, text) => {
    const known = await shop.signUp('known')
    const disabled = await shop.signUp('disabled')
    await requestEmulatorAsOwner('accounts:update', { localId: disabled.uid, disableUser: true })
    const { page } = await openHydratedPage(shop, `${text.prefix}/guides`)
    const dialog = await openDialogFromHeader(page, text.logIn)

    await submitSignInForm(dialog, { email: known.email, password: 'another-one' })
    await expectErrorAlert(dialog, text, text.wrongPassword)
    await expect.poll(() => readFieldError(dialog, 'password')).toBe(text.wrongPassword)
    await expect.poll(() => readFocusedName(page)).toBe('password')

    await submitSignInForm(dialog, { email: createEmailAddress() })
    await expectErrorAlert(dialog, text, text.unknown)
    await expect.poll(() => readFieldError(dialog, 'email')).toBe(text.unknown)

    await submitSignInForm(dialog, { email: disabled.email, password: formPassword })
    await expectErrorAlert(dialog, text, text.disabled)
    await expect.poll(() => dialog.locator('[aria-invalid]').count()).toBe(0)

    await dialog.getByRole('button', { name: text.createAccount, exact: true }).click()
    await submitSignInForm(dialog, {
      email: known.email,
      username: 'Aiko',
      password: formPassword,
      confirmPassword: formPassword,
    })
    await expectErrorAlert(dialog, text, text.inUse)
    await expect.poll(() => readFieldError(dialog, 'email')).toBe(text.inUse)

    await page.keyboard.press('Escape')
    await page.locator('header').getByRole('link', { name: text.logIn }).first().waitFor()
  },
)

const onOffers = offers.flatMap((offer) =>
  languages.map(([language, text]) => [language, offer.name, text, offer] as const),
)
test.each(onOffers)(
  'in %s, signing up for %s links to its checkout and stores the pending checkout',
  async (_language, _offer, text, { detail, action, address, key }) => {
    const { page } = await openHydratedPage(shop, `${text.prefix}/guide/2`)
    const dialog = await dispatchSignUpEvent(page, detail)
    const email = createEmailAddress()
    const registered = page.waitForRequest('**/trpc/auth.register**')

    await submitSignInForm(dialog, { email, password: formPassword, confirmPassword: formPassword })

    await registered
    const checkout = dialog.getByRole('link', { name: text[action] })
    await checkout.waitFor()
    await expect.poll(() => checkout.getAttribute('href')).toBe(`${text.prefix}${address}`)
    await page.waitForFunction(() => document.activeElement?.tagName === 'A')
    const { localId } = await fetchEmulatorAccount(email)
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(name), `pending_checkout:${localId}:${key}`))
      .toBe('true')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${text.prefix}${address}`)
  },
)

test('a login sends “remember me” as it was at the click, even if its code loads later', async () => {
  const aiko = await shop.signUp('aiko')
  const { page } = await openHydratedPage(shop, '/guides')
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    // The password that the session store sends to the shop identifies its chunk.
    if ((await response.text()).includes('external:firebase')) await code.promise
    await route.fulfill({ response })
  })
  const dialog = await openDialogFromHeader(page, signInTexts.en.logIn)
  const sent = page.waitForRequest('**/trpc/auth.login**')

  await submitSignInForm(dialog, { email: aiko.email, password: formPassword })
  await dialog.getByLabel('Remember me').uncheck()
  code.resolve()

  expect((await sent).postData()).toContain('"remember":true')
})
