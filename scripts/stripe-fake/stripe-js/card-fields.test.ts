import { expect, test } from 'vitest'
import { type CardValues, formatField, findCardProblem } from './card-fields.ts'

const today = new Date(2026, 10, 21)
const card = (values: Partial<CardValues>): CardValues => ({ number: '', expiry: '', cvc: '', ...values })

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['4242', '4242'],
  ['４２４２４', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['4242-4242-4242-4242-9', '4242 4242 4242 4242'],
])('the card number %s is formatted as %s', (number, shown) => {
  expect(formatField('number', card({ number }))).toBe(shown)
})

test.each([
  ['1', '1'],
  ['5', '05'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['1234', '12 / 34'],
  ['12/2034', '12 / 34'],
])('the expiration date %s is formatted as %s', (expiry, shown) => {
  expect(formatField('expiry', card({ expiry }))).toBe(shown)
})

test.each([
  ['number', card({ number: '4242 4242 4242 4242' }), undefined],
  ['number', card({ number: '4242 4242 4242 4241' }), 'incorrect_number'],
  ['number', card({ number: '4242 4242 4242' }), 'incomplete_number'],
  ['number', card({ number: '3782 822463 10005' }), undefined],
  ['expiry', card({ expiry: '11 / 26' }), undefined],
  ['expiry', card({ expiry: '10 / 26' }), 'invalid_expiry_year_past'],
  ['expiry', card({ expiry: '13 / 30' }), 'incomplete_expiry'],
  ['expiry', card({ expiry: '11 / 2' }), 'incomplete_expiry'],
  ['cvc', card({ cvc: '12' }), 'incomplete_cvc'],
  ['cvc', card({ cvc: '123' }), undefined],
  ['cvc', card({ cvc: '123', number: '3782 822463 10005' }), 'incomplete_cvc'],
] as const)('the field %s of %o has the problem %s', (name, values, problem) => {
  expect(findCardProblem(name, values, today)).toBe(problem)
})
