import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { errorResponses, type ApiErrorCode } from '../../../shared/errors.ts'
import { texts as enMembers } from '../../../shared/texts/en/members.ts'
import { texts as en } from '../../../shared/texts/en/shop.ts'
import { texts as jaMembers } from '../../../shared/texts/ja/members.ts'
import { texts as ja } from '../../../shared/texts/ja/shop.ts'
import { createTranslate } from '../../../shared/texts/translate.ts'
import { IdentityUnavailableError, RedirectFailedError } from './identity-port.ts'
import { explainLoginError, explainResetError, explainSignUpError, invalidField } from './provider-errors.ts'

const english = createTranslate('en', { ...en, ...enMembers })
const japanese = createTranslate('ja', { ...ja, ...jaMembers })

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })
const refused = (refusal: string) =>
  new TRPCClientError('refused', {
    result: { error: { message: refusal, code: -32_000, data: { refusal } } },
  })
const offline = new TRPCClientError('Failed to fetch', { cause: new TypeError('Failed to fetch') })

test.each([
  [
    'auth/invalid-credential',
    'Email address or password is incorrect',
    'メールアドレスまたはパスワードが正しくありません',
  ],
  [
    'auth/user-disabled',
    'This account is disabled. Please contact the administrator.',
    'このアカウントは無効になっています。管理者にお問い合わせください。',
  ],
  [
    'auth/user-not-found',
    'No account found with this email address',
    'このメールアドレスのアカウントが見つかりません',
  ],
  ['auth/wrong-password', 'Password is incorrect', 'パスワードが正しくありません'],
  [
    'auth/too-many-requests',
    'Too many login attempts. Please try again later',
    '試行回数が上限に達しました。しばらくしてからもう一度お試しください。',
  ],
  [
    'auth/network-request-failed',
    'Please check your network connection',
    'インターネット接続をご確認ください',
  ],
  [
    'auth/popup-blocked',
    'Your browser blocked the login window. Please allow pop-ups for this site and try again.',
    'ログイン用のウィンドウを開けませんでした。このサイトのポップアップを許可して、もう一度お試しください。',
  ],
  [
    'auth/web-storage-unsupported',
    'Your browser is blocking cookies or site data, which you need to log in. Please allow them for this site and try again.',
    'お使いのブラウザーで、ログインに必要なCookieまたはサイトデータがブロックされています。このサイトで許可して、もう一度お試しください。',
  ],
  [
    'auth/popup-closed-by-user',
    'The login window closed before you were logged in. Please try again.',
    'ログインが完了する前にウィンドウが閉じられました。もう一度お試しください。',
  ],
  [
    'auth/cancelled-popup-request',
    'The login window closed before you were logged in. Please try again.',
    'ログインが完了する前にウィンドウが閉じられました。もう一度お試しください。',
  ],
  [
    'auth/unauthorized-domain',
    'Login isn’t set up for this web address. Please contact the administrator.',
    'このURLではログインを利用できません。管理者にお問い合わせください。',
  ],
  [
    'auth/invalid-continue-uri',
    'Login isn’t set up for this web address. Please contact the administrator.',
    'このURLではログインを利用できません。管理者にお問い合わせください。',
  ],
  [
    'auth/internal-error',
    'The authentication system is unavailable. Please try again.',
    '現在、ログインをご利用いただけません。しばらくしてから、もう一度お試しください。',
  ],
  ['auth/quota-exceeded', 'Login failed: auth/quota-exceeded', 'ログインに失敗しました：auth/quota-exceeded'],
])('a login that failed with %s is explained', (code, inEnglish, inJapanese) => {
  expect(explainLoginError(firebaseError(code), english)).toBe(inEnglish)
  expect(explainLoginError(firebaseError(code), japanese)).toBe(inJapanese)
})

test.each([
  ['auth/email-already-in-use', 'This email address is already in use'],
  ['auth/invalid-email', 'Please enter a valid email address'],
  ['auth/weak-password', 'Please choose a stronger password'],
  ['auth/operation-not-allowed', 'Sign-up isn’t available at the moment. Please contact the administrator.'],
  ['auth/network-request-failed', 'Please check your network connection'],
  ['auth/quota-exceeded', 'Failed to create account: auth/quota-exceeded'],
])('a sign-up that failed with %s is explained', (code, text) => {
  expect(explainSignUpError(firebaseError(code), english)).toBe(text)
})

test('errors of the shop’s server have the same sentences as the provider’s', () => {
  expect(explainLoginError(refused('wrong-credentials'), english)).toBe(
    'Email address or password is incorrect',
  )
  expect(explainSignUpError(refused('email-in-use'), english)).toBe('This email address is already in use')
  expect(explainLoginError(refused('too-many-requests'), english)).toBe(
    'Too many login attempts. Please try again later',
  )
})

test('a lost connection to the shop’s server is reported as a network problem', () => {
  expect(explainLoginError(offline, english)).toBe('Please check your network connection')
})

test('a provider that fails to load is not reported as a wrong password', () => {
  const text = 'The authentication system is unavailable. Please try again.'

  expect(explainLoginError(new IdentityUnavailableError(new Error('no script')), english)).toBe(text)
})

test('a failed redirect asks the user to try again', () => {
  const failed = new RedirectFailedError(firebaseError('auth/internal-error'))

  expect(explainLoginError(failed, english)).toBe('We couldn’t log you in with Google. Please try again.')
  expect(explainLoginError(failed, japanese)).toBe(
    'Googleでのログインを完了できませんでした。もう一度お試しください。',
  )
})

test('a Google sign-in with the email of a password account explains how to log in', () => {
  const failed = firebaseError('auth/account-exists-with-different-credential')

  expect(explainLoginError(failed, english)).toBe(
    'This email address belongs to an account with a password. Please log in with your password.',
  )
})

test('too many reset emails show when to try again, not whether an account exists', () => {
  const failed = firebaseError('auth/too-many-requests')

  expect(explainResetError(failed, english)).toBe('Too many requests. Please try again later.')
  expect(explainResetError(failed, japanese)).toBe(
    '送信回数が上限に達しました。しばらくしてからもう一度お試しください。',
  )
  expect(explainResetError(firebaseError('auth/missing-email'), english)).toBe(
    'The email couldn’t be sent: auth/missing-email',
  )
})

test.each([
  ['auth/user-not-found', 'email'],
  ['auth/email-already-in-use', 'email'],
  ['auth/wrong-password', 'password'],
  ['auth/invalid-credential', 'password'],
  ['auth/weak-password', 'password'],
  ['auth/user-disabled', undefined],
  ['auth/network-request-failed', undefined],
])('the error %s marks the field %s', (code, field) => {
  expect(invalidField(firebaseError(code))).toBe(field)
})

test('an email that the server refuses marks its field', () => {
  expect(invalidField(refused('email-in-use'))).toBe('email')
})

test.each(Object.keys(errorResponses) as ApiErrorCode[])(
  'no Japanese form shows the server’s English message for %s',
  (code) => {
    const error = refused(code)
    Object.assign(error, { message: `409: ${errorResponses[code].error} - Some detail` })
    for (const explain of [explainLoginError, explainSignUpError, explainResetError]) {
      expect(explain(error, japanese)).not.toMatch(/[A-Za-z]{3,} [A-Za-z]{2,}|: /)
      expect(explain(error, english)).not.toContain('Some detail')
    }
  },
)

test('a response that is not from the shop is reported by its status, not by a parser error', () => {
  const notJson = new SyntaxError("Unexpected token '<'")
  const error = new TRPCClientError(notJson.message, {
    cause: notJson,
    meta: { response: new Response('<h1>Bad Gateway</h1>', { status: 502 }) },
  })
  expect(explainLoginError(error, english)).toBe('Login failed: 502')
  expect(explainLoginError(error, japanese)).not.toMatch(/Unexpected|インターネット接続/)
})
