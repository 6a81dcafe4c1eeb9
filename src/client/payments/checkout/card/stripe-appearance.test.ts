import { expect, test } from 'vitest'
import { buildAppearance, convertOklchToHex } from './stripe-appearance.ts'

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(62.8% .25768 29.234)', '#ff0000'],
  [' oklch(0.51975 0.17686 142.495)', '#008000'],
  ['#123456', '#123456'],
])('the color token %j is converted to %j', (ours, hex) => {
  expect(convertOklchToHex(ours)).toBe(hex)
})

test('the card fields follow the dark and the light theme', () => {
  expect(buildAppearance('dark', (name) => name).theme).toBe('night')
  expect(buildAppearance('light', (name) => name).theme).toBe('stripe')
})
