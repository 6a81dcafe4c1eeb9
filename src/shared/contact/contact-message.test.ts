import { expect, test } from 'vitest'
import { contactMessageSchema } from './contact-schemas.ts'
import { countMessageCharacters, normalizeContactMessage } from './contact-message.ts'

const problemOf = (given: object) =>
  contactMessageSchema.safeParse({ email: 'mei@example.com', message: 'Ten letter', ...given }).error
    ?.issues[0]?.message

test.each([
  ['nine letters', 'Nine lett', 'Message must be at least 10 characters long'],
  ['nine letters and spaces around them', '   Nine lett  \n', 'Message must be at least 10 characters long'],
  ['nine characters outside the basic plane', '𩸽'.repeat(9), 'Message must be at least 10 characters long'],
  ['ten invisible characters', '\0'.repeat(10), 'Message must be at least 10 characters long'],
  ['ten letters', 'Ten letter', undefined],
  ['ten Japanese characters', 'ガイドが開きません。', undefined],
  ['ten characters outside the basic plane', '𩸽'.repeat(10), undefined],
  ['five thousand characters', '𩸽'.repeat(5000), undefined],
  ['more than five thousand characters', 'x'.repeat(5001), 'Message must be at most 5,000 characters long'],
])('the length check counts the visible characters of a message: %s', (_title, message, problem) => {
  expect(problemOf({ message })).toBe(problem)
})

test.each([
  'mei',
  'mei@',
  '@example.com',
  'mei@example',
  'mei example@example.com',
  'a@example.com, b@example.com',
  'Mei <mei@example.com>',
  'mei@example.com\r\nBcc: victim@example.com',
  'mei@example.com\n',
  `${'x'.repeat(250)}@example.com`,
  '',
])('the contact form rejects %j as an email address', (email) => {
  expect(problemOf({ email })).toBe('Please enter a valid email address')
})

test('a contact message has its line breaks normalized and control characters removed', () => {
  expect(normalizeContactMessage(' one\r\ntwo\rthree\n\n\tfour\u0000\u001b[31m\u0085 ')).toBe(
    'one\ntwo\nthree\n\n\tfour[31m',
  )
  expect(countMessageCharacters('👩‍👧')).toBe(3)
})
