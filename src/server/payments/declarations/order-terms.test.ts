import { expect, test } from 'vitest'
import { getProPrice, getUsualGuidePrice } from '../../../shared/prices.ts'
import { getTranslate } from '../../platform/texts.ts'
import { formatOrderTerms } from './order-terms.ts'

const conditions = { place: null, canDeclare: false, taxed: true }

const guide = (language: 'en' | 'ja', discountMinor = 0) => {
  const price = getUsualGuidePrice(language === 'ja' ? 'jpy' : 'usd')
  const order = { product: 'guide' as const, count: 1, price, discountMinor }
  return formatOrderTerms(getTranslate(language), order, conditions)
}
const pro = (language: 'en' | 'ja', discountMinor = 0) => {
  const price = getProPrice(language === 'ja' ? 'jpy' : 'usd')
  const order = { product: 'pro' as const, count: 1, price, discountMinor }
  return formatOrderTerms(getTranslate(language), order, conditions)
}

test.each([
  ['one guide in English', guide('en'), ['$2', 'Once, by card', 'Right after', 'No end date', '14 days']],
  ['one guide in Japanese', guide('ja'), ['200円', '1回払い', 'すぐに', '期限はありません', '14日以内']],
  [
    'Pro in English',
    pro('en'),
    ['$15 a month', '$180', 'renews automatically', 'every month', 'At any time', 'Manage plan'],
  ],
  [
    'Pro in Japanese',
    pro('ja'),
    ['月額1,500円（税込）', '18,000円', '自動更新', '毎月', 'いつでも解約', 'プランを管理する'],
  ],
  ['Pro after two guides', pro('en', 400), ['$11 for the first month, then $15 a month', '$176']],
  ['one guide with a code', guide('en', 50), ['$1.50. Nothing else']],
  ['Pro after two guides and with a code', pro('en', 700), ['$8 for the first month', '$173']],
  ['Pro after two guides in Japanese', pro('ja', 400), ['初回1,100円', '月額1,500円', '17,600円']],
])('Stripe’s page shows the six terms of %s', (_title, text, said) => {
  expect(text.split('\n')).toHaveLength(6)
  for (const words of said) expect(text).toContain(words)
  expect(text).not.toMatch(/\{|terms\./)
  expect(text.length).toBeLessThanOrEqual(1200)
})
