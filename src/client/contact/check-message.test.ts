import { expect, test } from 'vitest'
import { contactMessageSchema } from '../../shared/contact/contact-schemas.ts'
import { checkMessage } from './use-contact-form.ts'
import { texts } from '../../shared/texts/en/contact.ts'

const words: Readonly<Record<string, string>> = texts
const long = 'Guide 7 does not open.'

test.each([
  ['mei@example.com', 'Nine lett', { message: 'tooShort' }],
  ['mei@example.com', 'Ten letter', {}],
  ['mei@example.com', '𩸽'.repeat(9), { message: 'tooShort' }],
  ['mei@example.com', 'ガイドが開きません。', {}],
  ['mei@example.com', `  ${'x'.repeat(5000)}\n`, {}],
  ['mei@example.com', 'x'.repeat(5001), { message: 'tooLong' }],
  ['mei@', long, { email: 'invalidEmail' }],
  ['', '', { email: 'invalidEmail', message: 'tooShort' }],
])('browser and server report the same problems of a message from %j: %j', (email, message, problems) => {
  expect(checkMessage({ email, message })).toEqual(problems)

  const refused = contactMessageSchema.safeParse({ email, message }).error?.issues ?? []
  expect(Object.fromEntries(refused.map(({ path, message: text }) => [String(path[0]), text]))).toEqual(
    Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, words[`contact.${key}`]])),
  )
})

test('problems of a contact message have the documented texts', () => {
  expect([texts['contact.invalidEmail'], texts['contact.tooShort'], texts['contact.failed']]).toEqual([
    'Please enter a valid email address',
    'Message must be at least 10 characters long',
    'Failed to send message.',
  ])
})
