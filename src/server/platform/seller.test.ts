import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { sellerIn, sellerLine } from './seller.ts'
import { minimalEnvironment } from '../testing/environment.ts'

const least = readEnv(minimalEnvironment)
const whole = {
  ...least,
  SELLER_JA: '株式会社サンプル',
  SELLER_RESPONSIBLE: 'Taro Yamada',
  SELLER_ADDRESS: 'Tokyo',
  SELLER_ADDRESS_JA: '東京都',
  SELLER_PHONE: '+81 3-0000-0000',
}

test('discloses the remaining details on request if only name and email are set', () => {
  expect(sellerIn('ja', least)).toEqual({
    name: 'Example Ltd.',
    responsible: null,
    address: null,
    phone: null,
    supportEmail: 'support@example.com',
    taxed: false,
  })
  expect(sellerLine('en', least)).toBe('Example Ltd.')
})

test("uses each language's own names, and English ones for missing Japanese ones", () => {
  expect(sellerIn('en', whole)).toMatchObject({ name: 'Example Ltd.', address: 'Tokyo' })
  expect(sellerIn('ja', whole)).toMatchObject({
    name: '株式会社サンプル',
    responsible: 'Taro Yamada',
    address: '東京都',
    phone: '+81 3-0000-0000',
  })
  expect([sellerLine('en', whole), sellerLine('ja', whole)]).toEqual([
    'Example Ltd., Tokyo',
    '株式会社サンプル　東京都',
  ])
})
