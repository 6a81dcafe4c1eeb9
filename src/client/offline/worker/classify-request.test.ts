import { expect, test } from 'vitest'
import { normalizeListingQuery } from '../../guides/catalogue/listing-query-string.ts'
import { normalizeHomeQuery } from '../../home/home-query.ts'
import {
  findGuideIdInUrl,
  classifyRequest,
  isPublicResponse,
  getPublicPageKey,
  type RequestKind,
} from './classify-request.ts'

const shop = 'https://shop.example'
const queries = { home: normalizeHomeQuery, listing: normalizeListingQuery }

interface Asked {
  mode?: RequestMode
  method?: string
  headers?: Record<string, string>
}

const handled = (address: string, { mode = 'navigate', method = 'GET', headers = {} }: Asked = {}) =>
  classifyRequest(
    { url: new URL(address, shop).href, mode, method, headers: new Headers(headers) },
    shop,
    queries,
  )

const publicPages = [
  '/',
  '/ja',
  '/guides',
  '/ja/guides?q=ai&page=2',
  '/search?q=writing',
  '/guide/7',
  '/ja/guides/7',
  '/guide/7?session_id=cs_1',
  '/learn-more',
  '/success-stories',
  '/terms-of-service',
  '/privacy',
  '/contact',
  '/ja/subscribe',
]

test.each(publicPages)('the public page %s may be cached', (path) => {
  expect(handled(path)).toBe('public-page')
})

const otherPages = [
  '/login',
  '/ja/login',
  '/profile',
  '/my-guides',
  '/receipts/1',
  '/checkout/7',
  '/ja/checkout/subscription',
  '/payment-success?session_id=cs_1',
  '/offline',
  '/guide/abc',
  '/operator/orders',
  '/a-page-that-nobody-has-thought-of',
]

test.each(otherPages)('the page %s is never cached', (path) => {
  expect(handled(path)).toBe('other-page')
  expect(getPublicPageKey(new URL(path, shop).href, queries)).toBeUndefined()
})

const left: [what: string, address: string, asked?: Asked][] = [
  ['a call', '/api/guides', { mode: 'cors' }],
  ['a tRPC call', '/trpc/guides.find?input=7', { mode: 'cors' }],
  ['an API URL that is opened as a page', '/api/guides/7'],
  ['the documentation of calls', '/api/docs'],
  ['a submitted form', '/guides', { method: 'POST' }],
  ['a part of a file', '/assets/film.js', { mode: 'no-cors', headers: { range: 'bytes=0-' } }],
  ['Stripe', 'https://js.stripe.com/basil/stripe.js', { mode: 'no-cors' }],
  ['Firebase', 'https://identitytoolkit.googleapis.com/v1/accounts', { mode: 'cors' }],
  ['a page that a script fetches', '/guides', { mode: 'cors' }],
  ['a file for machines', '/sitemap.xml'],
  ['the health check', '/healthz'],
]

test.each(left)('the worker ignores %s', (_what, address, asked) => {
  expect(handled(address, asked)).toBe('leave')
})

test.each<[string, RequestKind]>([
  ['/assets/shell-Cd5Sp0yF.css', 'asset'],
  ['/thumbnails/7.svg', 'picture'],
  ['/thumbnails/video/abc.svg', 'picture'],
  ['/pictures/abc-_9.webp', 'picture'],
  ['/pictures/abc', 'leave'],
])('the worker classifies %s as %s', (path, handling) => {
  expect(handled(path, { mode: 'no-cors' })).toBe(handling)
})

test.each([
  ['/guide/7?session_id=cs_1&redirect_status=succeeded', '/guide/7'],
  ['/guides?utm_source=mail&q=ai&page=02', '/guides?q=ai'],
  ['/ja/guides/7?uid=somebody', '/ja/guides/7'],
  ['/?show=18&code=secret', '/?show=18'],
])('the cache key of %s is %s, without parameters of links or payments', (asked, kept) => {
  expect(getPublicPageKey(shop + asked, queries)).toBe(shop + kept)
})

test('findGuideIdInUrl returns the guide of a page’s URL', () => {
  expect(findGuideIdInUrl(`${shop}/ja/guides/7?x=1`)).toBe(7)
  expect(findGuideIdInUrl(`${shop}/guides`)).toBeUndefined()
})

const answers: [what: string, answer: { status?: number; type?: ResponseType; control?: string }, boolean][] =
  [
    ['a public response', { control: 'public, max-age=0, must-revalidate' }, true],
    ['a private response', { control: 'private, no-store' }, false],
    ['a response that is both public and no-store', { control: 'public, no-store' }, false],
    ['a response without cache-control', {}, false],
    ['a public 404', { status: 404, control: 'public, max-age=0' }, false],
    ['a response of another site', { type: 'cors', control: 'public' }, false],
    ['a redirect', { type: 'opaqueredirect', status: 0 }, false],
  ]

test.each(answers)(
  'isPublicResponse decides whether %s may be cached',
  (_what, { status = 200, type = 'basic', control }, kept) => {
    const headers = new Headers(control === undefined ? {} : { 'cache-control': control })
    expect(isPublicResponse({ status, type, headers })).toBe(kept)
  },
)
