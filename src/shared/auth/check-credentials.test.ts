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
  usernameOf,
} from './check-credentials.ts'

const typed = {
  email: 'aiko@example.com',
  username: 'aiko',
  password: 'secret',
  confirmPassword: 'secret',
}

test('accepts a valid form', () => {
  expect(checkLogin(typed)).toEqual({})
  expect(checkSignUp(typed)).toEqual({})
  expect(checkFullSignUp(typed)).toEqual({})
})

test.each(['a@', 'a b@c.d', '@c.d', 'a@c', 'a@c.', 'a@@c.d', 'a@c..d'])(
  '%j is no e-mail address',
  (email) => {
    expect(checkLogin({ ...typed, email })).toEqual({ email: 'auth.invalidEmail' })
    expect(checkSignUp({ ...typed, email })).toEqual({ email: 'auth.invalidEmail' })
  },
)

test('requires six characters for a password', () => {
  expect(checkLogin({ ...typed, password: '12345' })).toEqual({ password: 'auth.passwordTooShort' })
  expect(checkLogin({ ...typed, password: '123456' })).toEqual({})
})

test('reports an empty field before any other problem', () => {
  expect(checkLogin({ ...typed, email: '' })).toEqual({ email: 'auth.enterBoth' })
  expect(checkLogin({ ...typed, password: '' })).toEqual({ password: 'auth.enterBoth' })
})

test.each(['Secret', 'secret ', ''])('%j does not confirm the password "secret"', (confirmPassword) => {
  expect(checkSignUp({ ...typed, confirmPassword })).toEqual({ confirmPassword: 'auth.passwordsDiffer' })
})

test.each(['Secret', 'secret ', 'secret-2'])(
  'in the combined dialog %j does not confirm the password "secret" either',
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
])('a new password %s is judged before it is sent', (_title, password, confirmPassword, problems) => {
  expect(checkNewPassword({ password, confirmPassword })).toEqual(problems)
})

test('requires six characters for the confirmation in the combined dialog', () => {
  const short = { ...typed, password: '123456', confirmPassword: '12345' }

  expect(checkFullSignUp(short)).toEqual({ confirmPassword: 'auth.passwordTooShort' })
  expect(checkFullSignUp({ ...short, confirmPassword: '123456' })).toEqual({})
})

test('requires a username in the combined dialog and reports all missing fields at once', () => {
  expect(checkFullSignUp({ ...typed, username: '' })).toEqual({ username: 'auth.enterUsername' })
  expect(checkFullSignUp({ email: '', username: '', password: '12345', confirmPassword: '' })).toEqual({
    email: 'auth.enterEmail',
    username: 'auth.enterUsername',
    password: 'auth.passwordTooShort',
  })
})

test('calls an empty email field empty instead of malformed', () => {
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
])('form and server think the same of %j', (email) => {
  const serverTakesIt = loginSchema.safeParse({ email, password: typed.password }).success

  expect(checkEmail({ email })).toEqual(serverTakesIt ? {} : { email: 'auth.invalidEmail' })
})

test.each(['a&b@example.com', "!#$%&'*+/=?^_`{|}~-@example.com", 'aiko@example.xn--q9jyb4c'])(
  '%j is an e-mail address',
  (email) => {
    expect(checkEmail({ email })).toEqual({})
  },
)

test('returns the documented texts', () => {
  expect(enMembers['auth.enterBoth']).toBe('Please enter your email address and password')
  expect(enMembers['auth.invalidEmail']).toBe('Please enter a valid email address')
  expect(enMembers['auth.passwordTooShort']).toBe('Password must be at least 6 characters long')
  expect(enMembers['auth.passwordsDiffer']).toBe('Passwords do not match')
  expect(enMembers['auth.confirmationDiffers']).toBe("Passwords don't match")
  expect(enMembers['auth.weakPassword']).toBe('Please choose a stronger password')
})

test('takes the username from the part before the @', () => {
  expect(usernameOf('aiko.sato+shop@example.com')).toBe('aiko.sato+shop')
})

test('normalizes an email from a Japanese keyboard', () => {
  expect(normalizeEmail('　ａｉｋｏ＠ｅｘａｍｐｌｅ．ｃｏｍ ')).toBe('aiko@example.com')
})
