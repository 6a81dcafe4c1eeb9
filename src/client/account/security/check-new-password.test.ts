import { expect, test } from 'vitest'
import { checkNewPassword } from './check-new-password.ts'

test.each([
  ['of five characters', '12345', '12345', { password: 'auth.passwordTooShort' }],
  ['typed differently the second time', '123456', '1234567', { confirmPassword: 'auth.passwordsDiffer' }],
  ['of six characters, typed twice', '123456', '123456', {}],
])('a new password %s is judged before it is sent', (_title, password, confirmPassword, problems) => {
  expect(checkNewPassword({ password, confirmPassword })).toEqual(problems)
})
