import { beforeEach, describe, expect, test } from 'vitest'
import { requestNewsletter } from '../../newsletter/request-confirmation.ts'
import { updatePopularGuides, enqueueWeeklyNewsletter } from '../../newsletter/index.ts'
import { insertBuyers } from '../../testing/buyers.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import { openTestShop } from '../../testing/shop.ts'

const day = 24 * 60 * 60 * 1000

const shop = await openTestShop({ client: 'built' })
await shop.stock(...[1, 2, 3, 4].map((id) => ({ id })))

const ask = async (sql: string, values: unknown[] = []) => (await shop.deps.pool.query(sql, values)).rows
const someAddress = () => `aiko-${crypto.randomUUID().slice(0, 8)}@example.com`

/** Renders the page again and returns the guides of each section. */
async function shelvesOf(path: string): Promise<Record<string, string[]>> {
  // Changes the catalog version, so that no cached page matches.
  await shop.stock({ id: 4 })
  const { status, body } = await shop.visit(path)
  expect(status).toBe(200)
  const sections = body.matchAll(
    /<section aria-labelledby="news-(newest|popular|improved)">([\s\S]*?)<\/section>/g,
  )
  return Object.fromEntries(
    [...sections].map(([, name = '', inner = '']) => [
      name,
      [...inner.matchAll(/<h3[^>]*><a[^>]* href="([^"]+)"/g)].map(([, href = '']) => href),
    ]),
  )
}

/** Submits a newsletter form like a browser without JavaScript and returns the redirect's location. */
async function press(form: Record<string, string>, query = ''): Promise<string> {
  const answer = await fetch(`${shop.url}/news-mail${query}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}
const keyOf = async (email: string): Promise<string> =>
  (await ask(`select key from news_subscriptions where email = $1`, [email]))[0]?.key
async function subscribe(language = 'en'): Promise<string> {
  const email = someAddress()
  await press({ email, language })
  await expect.poll(() => keyOf(email)).toBeDefined()
  await press({ do: 'confirm', key: await keyOf(email), language })
  return email
}
const buy = (person: { id: number } | undefined, guideId: number, daysAgo: number) =>
  ask(
    `insert into purchases (user_id, guide_id, amount, currency, source, purchase_date)
     values ($1, $2, 0, 'usd', 'free', now() - make_interval(days => $3))`,
    [person?.id, guideId, daysAgo],
  )
const tick = (person: { id: number } | undefined, guideId: number) =>
  ask(
    `insert into step_marks (user_id, guide_id, step, place, steps, done, note, changed_at)
     select $1, $2, gen_random_uuid(), 0, 1, true, '', now() from generate_series(1, 5)`,
    [person?.id, guideId],
  )
const weekLater = (weeks: number) => ({
  ...shop.deps,
  clock: () => new Date(shop.deps.clock().getTime() + weeks * 7 * day),
})

test('concurrent newsletter requests each get a confirmation email', async () => {
  const addresses = Array.from({ length: 6 }, someAddress)

  await Promise.all(addresses.map((email) => requestNewsletter(shop.deps, { email, language: 'en' })))

  for (const email of addresses)
    await expect.poll(async () => (await fetchMailsTo(shop, email)).length).toBe(1)
})
const mondayBefore = (weeks: number) =>
  ask(
    `select (date_trunc('week', now() at time zone 'UTC') at time zone 'UTC') + make_interval(weeks => $1) as at`,
    [weeks],
  ).then(([row]) => row.at as Date)

// All requests come from one client IP. Another test checks the rate limit.
beforeEach(() => ask('delete from rate_limits'))

describe('/new lists new, popular and improved guides (B21.17)', () => {
  beforeEach(async () => {
    await ask(`update guides set state = 'withdrawn' where id > 4`)
    await ask('delete from popular_guides')
    await shop.stock({ id: 4 })
  })

  test('/new of a new shop shows no earlier weeks', async () => {
    await ask(`update guides set on_sale_since = now()`)
    await shop.deps.catalogue.refresh()
    const { body } = await shop.visit('/new')
    expect(body).toContain('new guides in the last seven days.')
    expect(body).not.toContain('In earlier weeks')
  })

  test.each(['/new', '/ja/new'])(
    'the title of %s names no popular guides while there are none',
    async (path) => {
      const { body } = await shop.visit(path)
      expect(body).not.toContain('id="news-popular"')
      const titles = body.match(/<title>.*?<\/title>|<meta name="description"[^>]*>|<h1[ >].*?<\/h1>/gs)
      expect(titles).toHaveLength(3)
      expect(titles?.join()).not.toMatch(/popular|人気/i)
    },
  )

  test('/new lists the latest guides first, with counts per week, in both languages without JavaScript', async () => {
    await ask(`update guides set on_sale_since = now() - make_interval(days => 10 - id * 2)`)
    expect((await shelvesOf('/new'))['newest']).toEqual(['/guide/4', '/guide/3', '/guide/2', '/guide/1'])
    expect((await shelvesOf('/ja/new'))['newest']?.[0]).toBe('/ja/guide/4')
    const { body } = await shop.visit('/new')
    expect(body.replaceAll('<!-- -->', '')).toMatch(
      /3 new guides in the last seven days. In earlier weeks, most recent first: 1, 0, 0./,
    )
    expect(body).toContain('href="/feed.xml"')
    expect(body).toContain('data-state="static"')
  })

  test('a guide counts as new from the day it goes on sale, not from its draft', async () => {
    await shop.stock({ id: 9 })
    await ask(
      `update guides set state = 'draft', on_sale_since = null, created_at = now() - interval '1 year' where id = 9`,
    )
    expect((await shelvesOf('/new'))['newest']).not.toContain('/guide/9')
    await ask(`update guides set state = 'on-sale' where id = 9`)
    await shop.deps.catalogue.refresh()
    expect((await shelvesOf('/new'))['newest']?.[0]).toBe('/guide/9')
  })

  test('a guide is popular when three users bought it or checked off steps this month (B21.18)', async () => {
    const [one, two, three] = await insertBuyers(shop.deps.pool, 3)
    for (const person of [one, two, three]) await buy(person, 1, 40)
    await buy(one, 2, 3)
    await buy(two, 2, 3)
    await tick(two, 2)
    for (const person of [one, two]) await buy(person, 3, 3)
    await tick(three, 3)
    await updatePopularGuides(shop.deps)

    expect((await shelvesOf('/new'))['popular']).toEqual(['/guide/3'])
  })

  test('a guide counts as improved after its text was saved, but not after a bulk change', async () => {
    await ask(`update guides set version = 2, updated_at = now() - interval '1 hour', saved_way = 'desk',
      on_sale_since = now() - interval '20 days' where id = 1`)
    await ask(`update guides set version = 2, updated_at = now() - interval '1 hour', saved_way = 'many',
      on_sale_since = now() - interval '20 days' where id = 2`)
    expect((await shelvesOf('/new'))['improved']).toContain('/guide/1')
    expect((await shelvesOf('/new'))['improved']).not.toContain('/guide/2')
  })
})

describe('the newsletter is sent to confirmed subscribers only', () => {
  test('a newsletter subscription starts only after confirmation, requested once a day (B21.19)', async () => {
    const email = someAddress()
    expect(await press({ email, language: 'ja' })).toBe('/ja/new?mail=asked#news-mail')
    expect(await press({ email: email.toUpperCase(), language: 'ja' })).toBe('/ja/new?mail=asked#news-mail')
    await expect.poll(() => fetchMailsTo(shop, email)).toHaveLength(1)
    const [mail] = await fetchMailsTo(shop, email)
    expect(mail?.subject).toContain('ご確認ください')
    const [, link = '', anchor] =
      /http:\/\/localhost:3000(\/ja\/new\?mail=confirm&key=[\w-]{43})(\S*)/.exec(mail?.text ?? '') ?? []
    expect(anchor).toBe('#news-mail')

    const page = await shop.visit(link)
    expect(page.body).toContain('登録を確定する')
    // The confirmation page has no other heading or section.
    expect(page.body).toMatch(/<h1 id="news-mail-title"/)
    expect(page.body).not.toContain('aria-labelledby="news-newest"')
    expect(
      await ask(`select from news_subscriptions where email = $1 and confirmed_at is not null`, [email]),
    ).toEqual([])

    const key = link.slice(-43)
    expect(await press({ do: 'confirm', key, language: 'ja' })).toBe('/ja/new?mail=confirmed#news-mail')
    expect(
      await ask(`select from news_subscriptions where email = $1 and confirmed_at is not null`, [email]),
    ).toHaveLength(1)
    // The confirmation email is deleted, because it contains the key.
    await expect.poll(() => ask(`select from mails where recipient = $1`, [email])).toEqual([])
  })

  test('the newsletter arrives once in the subscriber’s language, even if nodes race or die (B21.20)', async () => {
    const [english, japanese] = [await subscribe('en'), await subscribe('ja')]
    const unconfirmed = someAddress()
    await press({ email: unconfirmed, language: 'en' })
    // Makes guide 3 new this week, so that next Monday's newsletter announces it.
    await ask(`update guides set on_sale_since = now() - interval '1 year', version = 1`)
    await ask(`update guides set on_sale_since = $1 where id = 3`, [
      new Date((await mondayBefore(0)).getTime() + 1000),
    ])
    await shop.deps.catalogue.refresh()

    const next = weekLater(1)
    const dying = { ...next, jobs: { ...next.jobs, send: () => Promise.reject(new Error('killed')) } }
    await expect(enqueueWeeklyNewsletter(dying)).rejects.toThrow('killed')
    await Promise.all([
      enqueueWeeklyNewsletter(next),
      enqueueWeeklyNewsletter(next),
      enqueueWeeklyNewsletter(next),
    ])
    await enqueueWeeklyNewsletter(next)

    const weekly = async (email: string) =>
      (await fetchMailsTo(shop, email)).filter(({ subject }) => /this week|今週/.test(subject))
    await expect.poll(() => weekly(english)).toHaveLength(1)
    await expect.poll(() => weekly(japanese)).toMatchObject([{ subject: '今週の新着ガイド：1冊' }])
    await expect.poll(() => ask(`select from mails where sent_at is null`)).toEqual([])
    const [mail, ...more] = await weekly(english)
    expect(more).toEqual([])
    expect(mail?.text).toContain('http://localhost:3000/guide/3')
    expect(mail?.raw).toMatch(
      /^List-Unsubscribe:\s+<http:\/\/localhost:3000\/news-mail\?language=en&key=[\w-]{43}>/m,
    )
    expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    expect(await weekly(unconfirmed)).toEqual([])
  })

  test('no newsletter is sent in a week without news or for the week before a confirmation', async () => {
    const email = await subscribe()
    await enqueueWeeklyNewsletter(shop.deps)
    await enqueueWeeklyNewsletter(weekLater(30))
    await expect.poll(() => ask(`select from mails where sent_at is null`)).toEqual([])
    expect(await fetchMailsTo(shop, email)).toHaveLength(1)
  })

  test('a subscriber unsubscribes from the newsletter with one click on the page', async () => {
    const email = await subscribe()
    const key = await keyOf(email)
    expect((await shop.visit(`/new?mail=leave&key=${key}`)).body).toContain('Unsubscribe')
    expect(await keyOf(email)).toBe(key)
    expect(await press({ do: 'leave', key, language: 'en' })).toBe('/new?mail=left#news-mail')
    expect(await keyOf(email)).toBeUndefined()
    expect(await press({ do: 'confirm', key, language: 'en' })).toBe('/new?mail=gone#news-mail')
  })

  test.each([
    ['URL-encoded', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'multipart',
      () => {
        const form = new FormData()
        form.set('List-Unsubscribe', 'One-Click')
        return form
      },
    ],
  ])('the one-click unsubscribe request of a mail program ends the newsletter (%s)', async (_what, body) => {
    const email = await subscribe()
    const key = await keyOf(email)
    const answer = await fetch(`${shop.url}/news-mail?key=${key}`, { method: 'POST', body: body() })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(await keyOf(email)).toBeUndefined()
  })

  test('opening the unsubscribe URL redirects to the unsubscribe button without unsubscribing', async () => {
    const email = await subscribe('ja')
    const key = await keyOf(email)
    const answer = await shop.visit(`/news-mail?language=ja&key=${key}`)
    expect([answer.status, answer.headers['location']]).toEqual([
      302,
      `/ja/new?mail=leave&key=${key}#news-mail`,
    ])
    expect(await keyOf(email)).toBe(key)
  })

  test('the newsletter form answers without reading subscriptions', async () => {
    const email = await subscribe()
    const held = await shop.deps.pool.connect()
    await held.query('begin')
    await held.query('lock table news_subscriptions in access exclusive mode')
    try {
      expect(await press({ email, language: 'en' })).toBe('/new?mail=asked#news-mail')
      expect(await press({ email: someAddress(), language: 'en' })).toBe('/new?mail=asked#news-mail')
    } finally {
      await held.query('rollback')
      held.release()
    }
    await expect.poll(() => ask('select from news_requests')).toEqual([])
    await expect.poll(() => fetchMailsTo(shop, email)).toHaveLength(1)
  })

  test('the newsletter form rejects invalid addresses and bots and limits requests per network', async () => {
    expect(await press({ email: 'nobody', language: 'en' })).toBe('/new?mail=invalid#news-mail')
    const caught = someAddress()
    expect(await press({ email: caught, website: 'x', language: 'en' })).toBe('/new?mail=asked#news-mail')
    // A stored request would be deleted only after its subscription is stored.
    await expect.poll(() => ask('select from news_requests')).toEqual([])
    expect(await keyOf(caught)).toBeUndefined()
    const answers = []
    for (let turn = 0; turn < 8; turn += 1)
      answers.push(await press({ email: someAddress(), language: 'en' }))
    expect(answers).toContain('/new?mail=busy#news-mail')
  })
})

const linkIn = async (address: string) => {
  await expect.poll(() => fetchMailsTo(shop, address)).toHaveLength(1)
  const [mail] = await fetchMailsTo(shop, address)
  return /http:\/\/localhost:3000(\/\S*key=\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Submits the newsletter form of a page like a browser without JavaScript and returns the resulting page. */
async function sendForm(path: string, typed: Record<string, string> = {}): Promise<string> {
  const { body } = await shop.visit(path)
  const [, action = '', fields = ''] =
    /<form [^>]*action="(\/news-mail[^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(body) ?? []
  const form = new URLSearchParams(
    [...fields.matchAll(/<(?:input|button) [^>]*>/g)].flatMap(([field]) => {
      const [, name] = / name="([^"]*)"/.exec(field) ?? []
      return name === undefined ? [] : [[name, / value="([^"]*)"/.exec(field)?.[1] ?? '']]
    }),
  )
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const answer = await fetch(`${shop.url}${action}`, { method: 'POST', body: form })
  return answer.text()
}

test('a guest subscribes and unsubscribes without JavaScript (B21.19, B21.20)', async () => {
  const email = 'rin@example.com'
  expect(await sendForm('/new', { email })).toContain('Check your inbox.')
  const link = await linkIn(email)
  expect(await sendForm(link)).toContain('Your first weekly email will arrive next Monday')
  expect(await sendForm(link.replace('confirm', 'leave'))).toContain('You’ve been unsubscribed')
  expect(await keyOf(email)).toBeUndefined()
})
