import { expect, test } from 'vitest'
import { enMembers } from '../../shared/i18n/en-members.ts'
import { checkLogin, checkSignUp, usernameOf } from './validation.ts'

const typed = { email: 'aiko@example.com', password: 'secret', confirmPassword: 'secret' }

test('a right form may be sent', () => {
  expect(checkLogin(typed)).toEqual({})
  expect(checkSignUp(typed)).toEqual({})
})

test.each(['a@', 'a b@c.d', '@c.d', 'a@c', 'a@c.', 'a@@c.d', 'a@c..d'])(
  '%j is no e-mail address',
  (email) => {
    expect(checkLogin({ ...typed, email })).toEqual({ email: 'auth.invalidEmail' })
    expect(checkSignUp({ ...typed, email })).toEqual({ email: 'auth.invalidEmail' })
  },
)

test('five characters are too short for a password, six are enough', () => {
  expect(checkLogin({ ...typed, password: '12345' })).toEqual({ password: 'auth.passwordTooShort' })
  expect(checkLogin({ ...typed, password: '123456' })).toEqual({})
})

test('an empty field is asked for before anything else', () => {
  expect(checkLogin({ ...typed, email: '' })).toEqual({ email: 'auth.enterBoth' })
  expect(checkLogin({ ...typed, password: '' })).toEqual({ password: 'auth.enterBoth' })
})

test.each(['Secret', 'secret ', ''])('%j does not confirm the password "secret"', (confirmPassword) => {
  expect(checkSignUp({ ...typed, confirmPassword })).toEqual({ confirmPassword: 'auth.passwordsDiffer' })
})

test('people read the sentences that the shop has promised', () => {
  expect(enMembers['auth.enterBoth']).toBe('Please enter your email address and password')
  expect(enMembers['auth.invalidEmail']).toBe('Please enter a valid email address')
  expect(enMembers['auth.passwordTooShort']).toBe('Password must be at least 6 characters long')
  expect(enMembers['auth.passwordsDiffer']).toBe('Passwords do not match')
  expect(enMembers['auth.weakPassword']).toBe('Please choose a stronger password')
})

test('the username is what stands before the @', () => {
  expect(usernameOf('aiko.sato+shop@example.com')).toBe('aiko.sato+shop')
})
