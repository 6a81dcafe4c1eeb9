import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findUrlRedirect } from './find-url-redirect.ts'

const pages = /^(\/ja)?(\/|\/guides|\/search|\/guides?\/[^/]+|\/checkout\/[^/]+|\/learn-more)?$/
const isPage = (path: string) => pages.test(path) && path !== '/ja/'
const leadsTo = (address: string) => {
  const [path = '', search] = address.split(/(?=\?)/)
  return findUrlRedirect({ path, search: search ?? '' }, isPage)
}

test.each([
  ['/guides/', '/guides'],
  ['/ja/', '/ja'],
  ['/ja/?utm=1', '/ja?utm=1'],
  ['//guides', '/guides'],
  ['/guide//7', '/guide/7'],
  ['/Guides', '/guides'],
  ['/JA/Learn-More/', '/ja/learn-more'],
  ['/index.html', '/'],
  ['/ja/index.html', '/ja'],
  ['/guides/index.htm', '/guides'],
  ['/guides/index.html/index.html/', '/guides'],
  ['/guide/007', '/guide/7'],
  ['/ja/checkout/07', '/ja/checkout/7'],
  ['\\guides', '/guides'],
  [
    '/GUIDES/7/?session_id=cs_Test_1&payment_verified=true',
    '/guides/7?session_id=cs_Test_1&payment_verified=true',
  ],
  ['/?from=/guides/12', '/guide/12'],
  ['/INDEX.html?from=/guide/12', '/guide/12'],
])('findUrlRedirect redirects %s to %s', (asked, address) => {
  expect(leadsTo(asked)).toBe(address)
})

test.each([
  '/',
  '/ja',
  '/guides',
  '/guide/7',
  '/guides/7?session_id=cs_1&payment_verified=true',
  '/nothing/here/',
  '/guide/%EF%BC%97',
  '//guides/.',
  '/Guides/%2e%2E',
])('findUrlRedirect does not redirect %s', (address) => {
  expect(leadsTo(address)).toBeUndefined()
})

test.each([
  '//evil.com',
  '///evil.com/',
  '/\\evil.com',
  '\\\\evil.com\\',
  '/%5Cevil.com/',
  '/%2F%2Fevil.com',
  '//evil.com/guides',
  '//EVIL.com/%2e%2e',
])('findUrlRedirect does not redirect %s to another site', (address) => {
  expect(leadsTo(address)).toBeUndefined()
})

test('findUrlRedirect redirects only to pages of this shop, and never twice', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    'guides',
    'Guide',
    'JA',
    'ja',
    '007',
    '7',
    'index.html',
    'evil.com',
    '@',
    ':',
    '%2f',
    '%5c',
    '.',
    '..',
    'https:',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), fc.string(), (parts, query) => {
      const address = findUrlRedirect({ path: `/${parts.join('')}`, search: `?${query}` }, isPage)
      if (address === undefined) return
      const { origin, pathname, search } = new URL(address, 'https://shop.example')
      expect(origin).toBe('https://shop.example')
      expect(address.startsWith('/') && !/^\/[/\\]/.test(address)).toBe(true)
      expect(findUrlRedirect({ path: pathname, search }, isPage)).toBeUndefined()
    }),
  )
})
