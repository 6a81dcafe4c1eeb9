import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCachingProxy, type CachingProxy } from '../../testing/processes/caching-proxy.ts'
import type { Person } from '../../testing/people.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const people = 50
const guides = 10
const requests = 10_000
const seed = 20_261_122
const lanes = 16

/** Returns the paid text of one guide, which occurs in no other guide. */
const paidText = (id: number) => `PAID-${id}-TEXT`
const ownedBy = (index: number) => (index % guides) + 1

let shop: Shop
let proxy: CachingProxy
const users: Person[] = []
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  const ids = Array.from({ length: guides }, (_, index) => index + 1)
  await shop.stock(
    ...ids.map((id) => ({
      id,
      contentEn: `## Introduction\n\n${'A public teaser. '.repeat(30)}\n\n## More\n\n${paidText(id)}`,
      contentJa: `## はじめに\n\n${'公開の紹介文です。'.repeat(50)}\n\n## 続き\n\n${paidText(id)}`,
    })),
  )
  for (let index = 0; index < people; index += 1) users.push(await shop.signUp(`person${index}`))
  for (const [index, { uid }] of users.entries())
    await shop.deps.pool.query(
      `insert into purchases (user_id, guide_id, amount, currency, source) select id, $1, 0, 'usd', 'free' from users where firebase_uid = $2`,
      [ownedBy(index), uid],
    )
  proxy = await startCachingProxy(shop.url)
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(async () => {
  await proxy.close()
  await shop.close()
})

const pages = [
  '/',
  '/guides',
  '/guide/:id',
  '/guide/:id?view=both',
  '/my-guides',
  '/profile',
  '/subscribe',
  '/contact',
]
const calls = [
  '/api/guides',
  '/api/guides?limit=10000&language=en',
  '/api/guides/:id',
  '/api/guides/raw_data/:id',
  '/api/auth/me',
  '/api/users/can-view/:id',
  '/api/users/access-status/:id',
  '/api/purchases/user',
  '/trpc/auth.session',
  '/trpc/access.owned',
  '/trpc/guides.find?input={"json":{"id"::id,"language":"en"}}',
]

interface Visit {
  path: string
  id: number
  /** Index of the user. Undefined for a guest. */
  who: number | undefined
  /** How the request authenticates: by cookie like a page load, by token like an API call, or by both. */
  by: 'cookie' | 'token' | 'both'
  encoding: string
}

const visits: fc.Arbitrary<Visit> = fc.record({
  path: fc.oneof(
    fc.constantFrom(...pages.flatMap((page) => [page, page === '/' ? '/ja' : `/ja${page}`])),
    fc.constantFrom(...calls),
  ),
  id: fc.integer({ min: 1, max: guides }),
  who: fc.option(fc.integer({ min: 0, max: people - 1 }), { nil: undefined, freq: 2 }),
  by: fc.constantFrom('cookie', 'token', 'both'),
  encoding: fc.constantFrom('br', 'gzip', 'identity'),
})

async function visit({ path, id, who, by, encoding }: Visit) {
  const person = who === undefined ? undefined : users[who]
  const headers: Record<string, string> = { 'accept-encoding': encoding }
  if (person !== undefined && by !== 'token') headers['cookie'] = person.cookie ?? ''
  if (person !== undefined && by !== 'cookie') headers['authorization'] = `Bearer ${person.idToken}`
  const answer = await fetch(`${proxy.url}${path.replaceAll(':id', String(id))}`, { headers })
  return { status: answer.status, body: await answer.text() }
}

/** Returns data of other users or unpaid texts in a response, and missing data of the user. */
function crossingsIn(
  { path, id, who, by }: Visit,
  { status, body }: { status: number; body: string },
): string[] {
  const others = users.flatMap(({ uid, email }, index) =>
    index === who ? [] : [uid, email, `"person${index}"`],
  )
  const owned = who === undefined ? undefined : ownedBy(who)
  const unpaid = Array.from({ length: guides }, (_, index) => index + 1).filter((each) => each !== owned)
  const seen = [...others, ...unpaid.map(paidText)].filter((text) => body.includes(text))
  // A page requested with only a token is a guest's page.
  const isCall = calls.includes(path)
  const isOwn = who !== undefined && (isCall || by !== 'token')
  const missing = []
  if (isOwn && ['/api/auth/me', '/trpc/auth.session'].includes(path) && !body.includes(users[who]?.uid ?? ''))
    missing.push('their account')
  if (
    isOwn &&
    id === owned &&
    /guides?(\.find.*|\/raw_data)?\/?:id/.test(path) &&
    !body.includes(paidText(id))
  )
    missing.push('their guide')
  if (!isCall && status === 200 && !body.includes(`<html lang="${path.startsWith('/ja') ? 'ja' : 'en'}"`))
    missing.push('their language')
  return [...seen.map((text) => `shows ${text}`), ...missing.map((what) => `lacks ${what}`)]
}

test('fifty users behind one shared cache never see data of each other in ten thousand visits', async () => {
  const rest = fc.sample(visits, { numRuns: requests, seed }).values()
  const crossings: { visit: Visit; found: string[]; said: string }[] = []
  const lane = async () => {
    for (const each of rest) {
      const answer = await visit(each)
      const found = crossingsIn(each, answer)
      if (found.length > 0) crossings.push({ visit: each, found, said: answer.body.slice(0, 200) })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))

  const { kept, asked } = proxy.counts
  process.stdout.write(`${requests} visits: ${kept} answered by the cache, ${asked} by the shop\n`)
  expect(crossings).toEqual([])
  // Verifies that the cache has served a relevant part of the responses.
  expect(kept).toBeGreaterThan(requests / 20)
})
