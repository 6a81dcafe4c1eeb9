import { expect, test } from 'vitest'
import { createTranslate } from '../texts/translate.ts'
import { texts as en } from '../texts/en/members.ts'
import { texts as enShop } from '../texts/en/shop.ts'
import { texts as ja } from '../texts/ja/members.ts'
import { texts as jaShop } from '../texts/ja/shop.ts'
import { consumerLaw, lawProducts } from './law-table.ts'
import { formatCancelTerm, listDeclarationTexts, findLawRow } from './law-texts.ts'
import { findPlaceByCountry, buyerPlaces } from './places.ts'

const languages = [
  ['en', createTranslate('en', { ...enShop, ...en })],
  ['ja', createTranslate('ja', { ...jaShop, ...ja })],
] as const
const rows = buyerPlaces.flatMap((place) => lawProducts.map((product) => [place, product] as const))

/** Matches texts that grant a right to withdraw. */
const grants = /\d+ days[^.]*withdraw|\d+日間は、理由を問わず/
const denies = /can’t be canceled|お受けできません/

test.each(rows)('%s, %s: the law table has a dated source and a question for a lawyer', (place, product) => {
  const { source } = consumerLaw[place][product]
  expect(source.url).toMatch(/^https:\/\//)
  expect(source.read).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(source.check.length).toBeGreaterThan(10)
})

test.each(rows)(
  '%s, %s: the cancellation term states the withdrawal right of the law table',
  (place, product) => {
    const { withdrawal, declarations } = consumerLaw[place][product]
    for (const [, t] of languages) {
      for (const canDeclare of [true, false]) {
        const term = formatCancelTerm(t, product, { place, canDeclare })
        expect(grants.test(term)).toBe(withdrawal !== 'none')
        expect(denies.test(term)).toBe(withdrawal === 'none' && product !== 'pro')
        expect(/check (?:the|both) box|チェック|start right away|すぐに開始/.test(term)).toBe(
          canDeclare && declarations.length > 0,
        )
        expect(term).not.toMatch(/[{}]|law\./)
      }
    }
  },
)

test.each(lawProducts)('%s: the law of the EU applies until the buyer chooses a place', (product) => {
  expect(findLawRow(null, product)).toBe(consumerLaw.eu[product])
})

test('declarations are required only in the EU and the UK, one sentence each', () => {
  for (const [place, product] of rows) {
    const { declarations } = consumerLaw[place][product]
    const isAsked = (place === 'eu' || place === 'uk') && product !== 'pro-gift'
    expect(declarations.length > 0).toBe(isAsked)
    for (const [, t] of languages)
      expect(new Set(listDeclarationTexts(t, place, product)).size).toBe(declarations.length)
  }
})

test.each([
  ['jp', 'japan'],
  ['US', 'us'],
  ['DE', 'eu'],
  ['IS', 'eu'],
  ['GB', 'uk'],
  ['CH', 'other'],
  ['XX', undefined],
  ['T1', undefined],
  ['', undefined],
  ['<script>', undefined],
])('the country code %j is mapped to the place %s', (code, place) => {
  expect(findPlaceByCountry(code)).toBe(place)
})
