import { expect, test } from 'vitest'
import { listingQuery } from '../../guides/catalogue/listing-input.ts'
import { homeQuery } from '../../home/home-query.ts'
import {
  guideIdInUrl,
  classifyRequest,
  isPublicResponse,
  publicPageKey,
  type RequestKind,
} from './classify-request.ts'

const shop = 'https://shop.example'
const queries = { home: homeQuery, listing: listingQuery }

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

test.each(publicPages)('%s is the same for everyone and may be cached', (path) => {
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

test.each(otherPages)('%s is never cached', (path) => {
  expect(handled(path)).toBe('other-page')
  expect(publicPageKey(new URL(path, shop).href, queries)).toBeUndefined()
})

const left: [what: string, address: string, asked?: Asked][] = [
  ['a call', '/api/guides', { mode: 'cors' }],
  ['a typed call', '/trpc/guides.find?input=7', { mode: 'cors' }],
  ['a call that is opened as a page', '/api/guides/7'],
  ['the documentation of calls', '/api/docs'],
  ['a form that is sent', '/guides', { method: 'POST' }],
  ['a part of a file', '/assets/film.js', { mode: 'no-cors', headers: { range: 'bytes=0-' } }],
  ['Stripe', 'https://js.stripe.com/basil/stripe.js', { mode: 'no-cors' }],
  ['Firebase', 'https://identitytoolkit.googleapis.com/v1/accounts', { mode: 'cors' }],
  ['a page that a script reads', '/guides', { mode: 'cors' }],
  ['a file for machines', '/sitemap.xml'],
  ['what a balancer asks', '/healthz'],
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
])('%s is kept as %s', (path, handling) => {
  expect(handled(path, { mode: 'no-cors' })).toBe(handling)
})

test.each([
  ['/guide/7?session_id=cs_1&redirect_status=succeeded', '/guide/7'],
  ['/guides?utm_source=mail&q=ai&page=02', '/guides?q=ai'],
  ['/ja/guides/7?uid=somebody', '/ja/guides/7'],
  ['/?show=18&code=secret', '/?show=18'],
])('%s is kept as %s, without what a link or a payment has added', (asked, kept) => {
  expect(publicPageKey(shop + asked, queries)).toBe(shop + kept)
})

test('finds the guide of a page’s URL', () => {
  expect(guideIdInUrl(`${shop}/ja/guides/7?x=1`)).toBe(7)
  expect(guideIdInUrl(`${shop}/guides`)).toBeUndefined()
})

const answers: [what: string, answer: { status?: number; type?: ResponseType; control?: string }, boolean][] =
  [
    ['what everybody is answered alike', { control: 'public, max-age=0, must-revalidate' }, true],
    ['an answer to somebody in particular', { control: 'private, no-store' }, false],
    ['an answer that says both', { control: 'public, no-store' }, false],
    ['an answer that says nothing', {}, false],
    ['a page that is not there', { status: 404, control: 'public, max-age=0' }, false],
    ['an answer of another site', { type: 'cors', control: 'public' }, false],
    ['a redirect', { type: 'opaqueredirect', status: 0 }, false],
  ]

test.each(answers)('%s: cached or not', (_what, { status = 200, type = 'basic', control }, kept) => {
  const headers = new Headers(control === undefined ? {} : { 'cache-control': control })
  expect(isPublicResponse({ status, type, headers })).toBe(kept)
})
