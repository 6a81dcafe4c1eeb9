import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { getSeller, formatSeller } from './seller.ts'
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

test('details of the seller that have no setting are null', () => {
  expect(getSeller('ja', least)).toEqual({
    name: 'Example Ltd.',
    responsible: null,
    address: null,
    phone: null,
    supportEmail: 'support@example.com',
    taxed: false,
  })
  expect(formatSeller('en', least)).toBe('Example Ltd.')
})

test("Japanese pages show the seller's Japanese details, or the English ones where missing", () => {
  expect(getSeller('en', whole)).toMatchObject({ name: 'Example Ltd.', address: 'Tokyo' })
  expect(getSeller('ja', whole)).toMatchObject({
    name: '株式会社サンプル',
    responsible: 'Taro Yamada',
    address: '東京都',
    phone: '+81 3-0000-0000',
  })
  expect([formatSeller('en', whole), formatSeller('ja', whole)]).toEqual([
    'Example Ltd., Tokyo',
    '株式会社サンプル　東京都',
  ])
})
