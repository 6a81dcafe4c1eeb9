import { expect, test } from 'vitest'
import { findViewedGuide } from './viewed-guide.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/153.0' }
const call = `/trpc/guides.find?input=${encodeURIComponent(JSON.stringify({ json: { id: 7, language: 'en' } }))}`

test.each([
  ['/guide/7', 7],
  ['/ja/guide/7?from=list', 7],
  ['/guides/7', 7],
  ['/guides', undefined],
  ['/guide/x', undefined],
  ['/checkout/7', undefined],
  [call, 7],
])('findViewedGuide of %s returns %s', (url, guide) => {
  expect(findViewedGuide(url, browser)).toBe(guide)
})

test('requests of crawlers and prefetches are not views', () => {
  expect(findViewedGuide('/guide/7', { 'user-agent': 'Googlebot/2.1' })).toBeUndefined()
  expect(findViewedGuide('/guide/7', {})).toBeUndefined()
  expect(findViewedGuide('/guide/7', { ...browser, 'sec-purpose': 'prefetch;prerender' })).toBeUndefined()
})

const from = (referer: string) => findViewedGuide(call, { ...browser, referer })

test('a page that refetches its own guide or opens its checkout causes no view', () => {
  expect(from('https://shop.example/ja/guide/7')).toBeUndefined()
  expect(from('https://shop.example/checkout/7')).toBeUndefined()
  expect(from('https://shop.example/guides')).toBe(7)
  expect(from('https://shop.example/guide/8')).toBe(7)
})

test.each(['http://[', 'https://%', '::', '\u0000'])(
  'a malformed Referer header (%j) does not prevent counting a view',
  (referer) => {
    expect(from(referer)).toBe(7)
  },
)
