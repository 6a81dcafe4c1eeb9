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

test('a seller who gives only a name and an email address discloses the rest on request', () => {
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

test('each language has its own names, and English ones stand where Japanese ones are missing', () => {
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
