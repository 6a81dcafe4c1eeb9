import { expect, test } from 'vitest'
import { parseGuideId } from './guides.ts'
import { guideNamedOutsideHash, pathIn, splitLanguage } from './paths.ts'

test.each([
  ['/', 'en', '/'],
  ['/ja', 'ja', '/'],
  ['/ja/', 'ja', '/'],
  ['/ja/guides', 'ja', '/guides'],
  ['/japan', 'en', '/japan'],
])('%s is %s and the page %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path })
})

test('every page has an address in each language', () => {
  expect([pathIn('en', '/'), pathIn('ja', '/'), pathIn('ja', '/guide/7')]).toEqual([
    '/',
    '/ja',
    '/ja/guide/7',
  ])
})

test.each([
  ['/?next=/guide/5', '/guide/5'],
  ['/?next=/guides/12&x=1', '/guide/12'],
  ['/#/guide/5', undefined],
  ['/?next=/guide/abc', undefined],
  ['/?a=/guide/3&b=/guide/4', '/guide/3'],
])('the home address %s leads to %s', (address, target) => {
  expect(guideNamedOutsideHash(address)).toBe(target)
})

test.each([
  ['7', 7],
  ['007', 7],
  ['2147483647', 2_147_483_647],
  ['0', undefined],
  ['2147483648', undefined],
  ['', undefined],
  ['abc', undefined],
  ['12abc', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['+1', undefined],
  ['1e3', undefined],
  ['７', undefined],
  [' 7', undefined],
])('the guide id %o is read as %s', (text, id) => {
  expect(parseGuideId(text)).toBe(id)
})
