import { expect, test } from 'vitest'
import { texts as enMembers } from '../texts/en/members.ts'
import { loginSchema } from './auth-schemas.ts'
import {
  checkEmail,
  checkFullSignUp,
  checkLogin,
  checkNewPassword,
  checkSignUp,
  normalizeEmail,
  deriveUsername,
} from './check-credentials.ts'

const typed = {
  email: 'aiko@example.com',
  username: 'aiko',
  password: 'secret',
  confirmPassword: 'secret',
}

test('login and sign-up forms accept valid fields', () => {
  expect(checkLogin(typed)).toEqual({})
  expect(checkSignUp(typed)).toEqual({})
  expect(checkFullSignUp(typed)).toEqual({})
})

test.each(['a@', 'a b@c.d', '@c.d', 'a@c', 'a@c.', 'a@@c.d', 'a@c..d'])(
  'login and sign-up reject %j as an email address',
  (email) => {
    expect(checkLogin({ ...typed, email })).toEqual({ email: 'auth.invalidEmail' })
    expect(checkSignUp({ ...typed, email })).toEqual({ email: 'auth.invalidEmail' })
  },
)

test('a password must have six characters', () => {
  expect(checkLogin({ ...typed, password: '12345' })).toEqual({ password: 'auth.passwordTooShort' })
  expect(checkLogin({ ...typed, password: '123456' })).toEqual({})
})

test('an empty login field is reported before any other problem', () => {
  expect(checkLogin({ ...typed, email: '' })).toEqual({ email: 'auth.enterBoth' })
  expect(checkLogin({ ...typed, password: '' })).toEqual({ password: 'auth.enterBoth' })
})

test.each(['Secret', 'secret ', ''])(
  'sign-up rejects %j as the confirmation of the password "secret"',
  (confirmPassword) => {
    expect(checkSignUp({ ...typed, confirmPassword })).toEqual({ confirmPassword: 'auth.passwordsDiffer' })
  },
)

test.each(['Secret', 'secret ', 'secret-2'])(
  'the combined dialog rejects %j as the confirmation of the password "secret"',
  (confirmPassword) => {
    expect(checkFullSignUp({ ...typed, confirmPassword })).toEqual({
      confirmPassword: 'auth.confirmationDiffers',
    })
  },
)

test.each([
  ['of five characters', '12345', '12345', { password: 'auth.passwordTooShort' }],
  ['typed differently the second time', '123456', '1234567', { confirmPassword: 'auth.passwordsDiffer' }],
  ['of six characters, typed twice', '123456', '123456', {}],
])('the form checks a new password %s', (_title, password, confirmPassword, problems) => {
  expect(checkNewPassword({ password, confirmPassword })).toEqual(problems)
})

test('the combined dialog requires six characters for the confirmation', () => {
  const short = { ...typed, password: '123456', confirmPassword: '12345' }

  expect(checkFullSignUp(short)).toEqual({ confirmPassword: 'auth.passwordTooShort' })
  expect(checkFullSignUp({ ...short, confirmPassword: '123456' })).toEqual({})
})

test('the combined dialog requires a username and reports all missing fields together', () => {
  expect(checkFullSignUp({ ...typed, username: '' })).toEqual({ username: 'auth.enterUsername' })
  expect(checkFullSignUp({ email: '', username: '', password: '12345', confirmPassword: '' })).toEqual({
    email: 'auth.enterEmail',
    username: 'auth.enterUsername',
    password: 'auth.passwordTooShort',
  })
})

test('an empty email field is reported as empty, not as malformed', () => {
  expect(checkEmail({ email: '' })).toEqual({ email: 'auth.enterEmail' })
  expect(checkEmail({ email: 'aiko@' })).toEqual({ email: 'auth.invalidEmail' })
})

test.each([
  "o'neil+shop@example.co.jp",
  'a_b-c.d@e.io',
  'a&b@example.com',
  "!#$%&'*+/=?^_`{|}~-@example.com",
  'a&.b@example.com',
  '"a b"@example.com',
  'a<b@example.com',
  'aiko@example.xn--q9jyb4c',
  'あいこ@example.com',
  'aiko@例え.jp',
  'aiko@localhost',
  'a@b.c',
  '.aiko@example.com',
  'aiko.@example.com',
  'ai..ko@example.com',
  'aiko@-example.com',
  'AIKO@EXAMPLE.COM',
  `${'a'.repeat(242)}@example.com`,
  `${'a'.repeat(243)}@example.com`,
])('form and server agree on whether %j is an email address', (email) => {
  const serverTakesIt = loginSchema.safeParse({ email, password: typed.password }).success

  expect(checkEmail({ email })).toEqual(serverTakesIt ? {} : { email: 'auth.invalidEmail' })
})

test.each(['a&b@example.com', "!#$%&'*+/=?^_`{|}~-@example.com", 'aiko@example.xn--q9jyb4c'])(
  'the form accepts %j as an email address',
  (email) => {
    expect(checkEmail({ email })).toEqual({})
  },
)

test('credential problems have the documented texts', () => {
  expect(enMembers['auth.enterBoth']).toBe('Please enter your email address and password')
  expect(enMembers['auth.invalidEmail']).toBe('Please enter a valid email address')
  expect(enMembers['auth.passwordTooShort']).toBe('Password must be at least 6 characters long')
  expect(enMembers['auth.passwordsDiffer']).toBe('Passwords do not match')
  expect(enMembers['auth.confirmationDiffers']).toBe("Passwords don't match")
  expect(enMembers['auth.weakPassword']).toBe('Please choose a stronger password')
})

test('the default username is the part of the email before the @', () => {
  expect(deriveUsername('aiko.sato+shop@example.com')).toBe('aiko.sato+shop')
})

test('an email typed on a Japanese keyboard is normalized', () => {
  expect(normalizeEmail('　ａｉｋｏ＠ｅｘａｍｐｌｅ．ｃｏｍ ')).toBe('aiko@example.com')
})
