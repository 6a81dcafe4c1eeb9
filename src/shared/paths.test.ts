import { assert, constantFrom, array, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { parseGuideId } from './guides/guides.ts'
import { pageLanguages } from './languages.ts'
import { findGuidePathInUrl } from './guide-path-in-url.ts'
import { toLocalPath, localizePath, splitLanguage } from './paths.ts'

test.each([
  ['/', 'en', '/'],
  ['/ja', 'ja', '/'],
  ['/ja/', 'ja', '/'],
  ['/ja/guides', 'ja', '/guides'],
  ['/japan', 'en', '/japan'],
  ['/ja//evil.example', 'ja', '/evil.example'],
  ['//evil.example', 'en', '/evil.example'],
])('the path %s has the language %s and the page %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path })
})

test('every page has a path in each language', () => {
  expect([localizePath('en', '/'), localizePath('ja', '/'), localizePath('ja', '/guide/7')]).toEqual([
    '/',
    '/ja',
    '/ja/guide/7',
  ])
})

test.each([
  ['/guides?q=a//b#top', '/guides?q=a//b#top'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/x', '/evil.example/x'],
  ['/\t/evil.example', '/evil.example'],
  [' \n//evil.example', '/evil.example'],
  ['evil.example', '/evil.example'],
  ['', '/'],
])('the path %j is resolved to %j on this site', (path, expected) => {
  expect(toLocalPath(path)).toBe(expected)
})

const isOurs = (path: string) =>
  !/^[/\\]{2}/.test(path) && new URL(path, 'https://shop.example').origin === 'https://shop.example'

test('no input produces a path to another site', () => {
  const pieces = constantFrom(
    '/',
    '\\',
    '//',
    '\t',
    '\n',
    ' ',
    'ja',
    'evil.example',
    '%2f',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
  )
  const anything = array(pieces, { maxLength: 8 }).map((all) => all.join(''))
  for (const kind of [anything, string(), string().map((text) => `/ja/${text}`)]) {
    assert(
      property(kind, constantFrom(...pageLanguages), (path, language) => {
        const made = [toLocalPath(path), splitLanguage(path).path, localizePath(language, path)]
        return [...made, localizePath(language, splitLanguage(path).path)].every(isOurs)
      }),
      { numRuns: 2000 },
    )
  }
})

test.each([
  ['/?next=/guide/5', '/guide/5'],
  ['/?next=/guides/12&x=1', '/guide/12'],
  ['/?/guide/5', '/guide/5'],
  ['/guide/5', '/guide/5'],
  ['/?next=%2Fguide%2F5', '/guide/5'],
  ['/?next=%2fguides%2f12%3Fx%3D1', '/guide/12'],
  ['/?next=https%3A%2F%2Fexample.com%2Fguide%2F8', '/guide/8'],
  ['/?a=/guide/3&b=/guide/4', '/guide/3'],
  ['/?a=/guide/abc&b=/guides/4', '/guide/4'],
  ['/?next=/guide/5#/guide/6', '/guide/5'],
  ['/?next=/guide/007', '/guide/7'],
  ['/?next=/guide/0', '/guide/0'],
  ['/?next=/guide/5/../../evil', '/guide/5'],
  ['/?next=/guide/5%0d%0aset-cookie', '/guide/5'],
])('the home URL %s redirects to %s', (address, target) => {
  expect(findGuidePathInUrl(address)).toBe(target)
})

test.each([
  '/',
  '/#/guide/5',
  '/?tag=ai#/guides/5',
  '/?next=/guide/abc',
  '/?next=/guide/',
  '/?next=/guide/-5',
  '/?next=/guide/５',
  '/?next=/guidebook/5',
  '/?next=/my-guide/5',
  '/?guide=5',
  '/?next=%252Fguide%252F5',
  '/?broken=%E0%A4%A',
])('the home URL %s does not redirect', (address) => {
  expect(findGuidePathInUrl(address)).toBeUndefined()
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
])('the guide id %o is parsed as %s', (text, id) => {
  expect(parseGuideId(text)).toBe(id)
})
