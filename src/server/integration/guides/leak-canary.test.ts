import { expect, test } from 'vitest'
import { pageLanguages } from '../../../shared/languages.ts'
import { storeTranslation } from '../../guides/translations/index.ts'
import { listRestProcedures } from '../../http/calls/rest.ts'
import { appRouter } from '../../router.ts'
import { callMutation } from '../../testing/call.ts'
import { createGuide, toGuideDraft } from '../../testing/guide.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

/** Marker in every paid column. Only responses to users with access may contain it. */
const canary = 'CANARY'
const paid = (id: number) => `${canary}-${id}`

const planted = (id: number) => ({
  id,
  // The marker is a paragraph, a subheading, code, a setext heading and a step of the checklist.
  contentEn: `## Introduction\n\nA public teaser.\n\n## Premium\n${paid(id)}-en\n\n### ${paid(id)}-en\n\n\`\`\`\n## ${paid(id)}-en\n\`\`\`\n\n${paid(id)}-en\n---\n\n1. ${paid(id)}-en`,
  contentJa: `## はじめに\n\n公開の紹介文です。\n\n## 有料\n\n${paid(id)}-ja`,
  contentTh: `บทนำ\n\n${paid(id)}-th`,
  metadata: { premium: `${paid(id)}-en`, toolsEn: [{ secret: `${paid(id)}-en` }], risksJa: `${paid(id)}-ja` },
  referenceVideos: [
    { videoId: `${paid(id)}-video`, title: `${paid(id)}-video`, language: 'en', channelTitle: null },
  ],
})

const withTeaser = (guide: ReturnType<typeof planted>, teaser: string) => ({
  ...guide,
  contentEn: guide.contentEn.replace('A public teaser.', teaser),
})

const shop = await openTestShop({ client: 'built' })
// Edits the English after its translation, which makes the translation stale, and stores a Thai translation.
for (const edited of ['An earlier teaser.', 'A public teaser.'])
  await shop.stock(...[planted(1), planted(2)].map((guide) => withTeaser(guide, edited)))
for (const id of [1, 2])
  await storeTranslation(
    shop.deps.db,
    { guideId: id, language: 'th', blocks: [{ text: `บทนำ\n\n${paid(id)}-th`, sources: [] }] },
    new Date(),
  )
// Writes the JSON variant directly, because only an import can set it.
await shop.deps.pool.query(`update guides set content_json = jsonb_build_object('en', $1 || id)`, [canary])
await shop.deps.catalogue.refresh()
const buyer = await shop.signUp('buyer')
const stranger = await shop.signUp('stranger')
await shop.deps.pool.query(
  `insert into purchases (user_id, guide_id, amount, currency, source) select id, 1, 0, 'usd', 'free' from users where firebase_uid = $1`,
  [buyer.uid],
)

const pagesOf = (id: number) => [
  '/',
  '/guides',
  '/search',
  `/guide/${id}`,
  `/guides/${id}`,
  `/guide/${id}?view=both`,
  `/checkout/${id}`,
  '/payment-success',
  '/learn-more',
  '/subscribe',
  '/checkout/subscription',
  '/terms-of-service',
  '/privacy',
  '/contact',
  '/success-stories',
  '/proof',
  '/new',
  '/paths',
  '/paths/ai-writing',
  '/methods',
  '/gift',
  `/gift?guide=${id}`,
  '/gift/claim',
  '/bundle',
  `/bundle?g=${id}`,
  `/bundle/pay?g=${id}`,
  '/bundle/pay?path=ai-writing',
  '/bundle/paid',
  '/login',
  '/profile',
  `/guides?q=${canary}`,
  `/search?q=${paid(id)}-en`,
  '/nothing',
]

/** Returns the URLs of every page in both languages, REST path, tRPC query and crawler file. */
function everyAddress(id: number): string[] {
  const pages = pagesOf(id).flatMap((path) => [path, path === '/' ? '/ja' : `/ja${path}`])
  const documented = listRestProcedures(appRouter)
    .flatMap(({ rest }) => rest)
    .map(({ path }) => path.replace(/:\w+/g, String(id)))
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
  )
    .filter(([, procedure]) => procedure._def.type === 'query')
    .map(
      ([name]) =>
        `/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: { id, guideId: id, language: 'en', q: canary } }))}`,
    )
  const forged = [
    `/api/users/can-view/${id}?uid=${buyer.uid}`,
    `/api/guides/${id}?language=ja&uid=${buyer.uid}&payment_verified=true&session_id=cs_test_1`,
    `/api/guides?search=${canary}`,
    `/guide/${id}?redirect_status=succeeded&payment_intent=pi_1&session_id=cs_1&subscription_verified=true`,
    `/trpc/guides.find?input=${encodeURIComponent(JSON.stringify({ json: { id, language: 'ja', view: 'both' } }))}`,
    `/thumbnails/${id}.svg`,
    '/api/openapi.json',
    '/api/docs/',
    '/healthz',
    '/readyz',
  ]
  const forCrawlers = [
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/.well-known/security.txt',
    '/manifest.webmanifest',
    '/feed.xml',
    '/ja/feed.xml',
    ...pageLanguages.flatMap((language) => [
      `/sitemaps/${language}-pages.xml`,
      `/sitemaps/${language}-guides-1.xml`,
      `/og/guide/${id}-${language}.png`,
    ]),
  ]
  return [...pages, ...documented, ...procedures, ...forged, ...forCrawlers]
}

/** Returns the URLs whose response contains the text. Does not count a text that the URL itself contains. */
async function leaks(addresses: string[], person: Person | undefined, text: string): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    const { body, headers } = await shop.visit(address, person)
    const answer = `${body}${JSON.stringify(headers)}`.replaceAll(
      `${text}-en`,
      address.includes(text) ? '' : `${text}-en`,
    )
    if (new RegExp(`${text}-(en|ja|th|video)`).test(answer)) found.push(address)
  }
  return found
}

test('a guest gets no paid text from any URL', async () => {
  expect(await leaks(everyAddress(1), undefined, paid(1))).toEqual([])
})

test('a user without purchases gets no paid text from any URL', async () => {
  expect(await leaks(everyAddress(1), stranger, paid(1))).toEqual([])
})

test('a buyer gets the paid text of the bought guide and of no other guide', async () => {
  expect((await leaks(everyAddress(1), buyer, paid(1))).length).toBeGreaterThan(3)
  expect(await leaks(everyAddress(2), buyer, paid(2))).toEqual([])
})

test('a buyer sees the paid text of both languages side by side', async () => {
  for (const address of ['/guide/1?view=both', '/ja/guide/1?view=both']) {
    const { body } = await shop.visit(address, buyer)
    expect([body.includes(`${paid(1)}-en`), body.includes(`${paid(1)}-ja`)]).toEqual([true, true])
  }
})

test('a guide page rendered for a buyer is not served to the next guest', async () => {
  await shop.visit('/guide/1', buyer)
  await shop.visit('/guide/1?view=both', buyer)
  expect((await shop.visit('/guide/1')).body).not.toContain(paid(1))
  expect((await shop.visit('/guide/1?view=both')).body).not.toContain(paid(1))
})

test('only editors get text of a draft, its versions and its unsaved edits', async () => {
  const support = await signUpOperator(shop, 'support', 'support')
  const editor = await signUpOperator(shop, 'editor', 'editor')
  for (const titleEn of ['A draft', 'A draft again']) await shop.stock({ ...planted(3), titleEn })
  await shop.deps.pool.query(`update guides set state = 'draft' where id = 3`)
  await callMutation(shop, editor, 'guides.keepEdit', {
    id: 3,
    version: 1,
    guide: toGuideDraft(createGuide(planted(3))),
  })
  await shop.deps.catalogue.refresh()

  for (const person of [undefined, stranger, support])
    expect(await leaks(everyAddress(3), person, paid(3))).toEqual([])
  const rpcAddresses = everyAddress(3).filter((address) => address.startsWith('/trpc/'))
  expect((await leaks(rpcAddresses, editor, paid(3))).length).toBeGreaterThan(0)
})

test('responses to writes and error responses never contain paid text', async () => {
  const answers = await Promise.all([
    shop.post('/api/purchases', { guideId: 1, stripePaymentId: 'pi_x', amount: 200 }, stranger),
    shop.post('/api/users/create-payment-intent', { guideId: 1 }, stranger),
    shop.post('/api/users/create-payment-intent', { guideId: 'x' }, stranger),
    shop.post('/trpc/guides.find', { json: { id: 1, language: 'en' } }),
  ])
  expect(answers.map(({ body }) => body).join()).not.toContain(canary)
})
