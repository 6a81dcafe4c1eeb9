import { expect, test } from 'vitest'
import { down as dropOrigins, up as addOrigins } from '../../../../migrations/0110-origin-of-japanese.ts'
import { up as backfillOrigins } from '../../../../migrations/0111-backfill-origin-of-japanese.ts'
import { formatDay } from '../../../shared/dates.ts'
import type { GuideDraft } from '../../../shared/guides/editing/editing-schemas.ts'
import type { Kysely } from 'kysely'
import { lockEditableGuide } from '../../guides/storage/body-queries.ts'
import { storeTranslation } from '../../guides/translations/index.ts'
import { lockGuides } from '../../guides/storage/lock-queries.ts'
import type { Db } from '../../platform/database.ts'
import { payWithCard, parsePaymentId } from '../../testing/buyers.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { createGuide, toGuideDraft, type TestGuide } from '../../testing/guide.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { runJobsNow } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { type TestResponse, openTestShop } from '../../testing/shop.ts'
import { subscribeByCard } from '../../testing/subscribers.ts'

const shop = await openTestShop({ client: 'built' })
const aiko = await signUpOperator(shop, 'aiko', 'editor')
const ben = await signUpOperator(shop, 'ben', 'editor')

const messageOf = (answer: TestResponse) =>
  answer.json<{ error: { json: { message: string } } }>().error.json.message

const written = (said: Omit<TestGuide, 'id'> = {}) =>
  toGuideDraft(createGuide({ id: 1, thumbnailUrl: '', ...said }))

async function writeNew(said: Omit<TestGuide, 'id'> = {}): Promise<number> {
  const answer = await callMutation(shop, aiko, 'guides.save', { id: null, version: 0, guide: written(said) })
  expect(answer.status).toBe(200)
  await shop.deps.catalogue.refresh()
  return readCallData<RouterOutputs['guides']['save']>(answer).id
}

async function changeState(id: number, to: 'on-sale' | 'withdrawn'): Promise<void> {
  const done =
    to === 'withdrawn'
      ? await callMutation(shop, aiko, 'admin.withdrawGuide', { guideId: id, reason: 'asked for' })
      : await callMutation(shop, aiko, 'admin.changeGuideState', { id, to })
  expect(done.status).toBe(200)
  await shop.deps.catalogue.refresh()
}

async function writeForSale(said: Omit<TestGuide, 'id'> = {}): Promise<number> {
  const id = await writeNew(said)
  await changeState(id, 'on-sale')
  return id
}

const opened = async (id: number | null, editor = aiko) =>
  readCallData<RouterOutputs['guides']['editing']>(await callQuery(shop, editor, 'guides.editing', { id }))

async function storedOf(id: number): Promise<{ version: number; guide: GuideDraft }> {
  const { stored } = await opened(id)
  if (stored === null) throw new Error(`No guide ${id}`)
  return stored
}

const translate = (id: number, savedBy?: string) =>
  storeTranslation(
    shop.deps.db,
    {
      guideId: id,
      language: 'ja',
      blocks: [{ text: `訳文${savedBy ?? '機械'}`, sources: [] }],
      ...(savedBy === undefined ? {} : { savedBy }),
    },
    shop.deps.clock(),
  )

async function creditsOf(id: number, language = 'en'): Promise<string[]> {
  await shop.deps.catalogue.refresh()
  const page = readCallData<RouterOutputs['guides']['find']>(
    await callQuery(shop, aiko, 'guides.find', { id, language }),
  )
  return page?.credits?.slice(1) ?? []
}

/** Returns the stored origin of every guide's Japanese text. */
const originsOfJapanese = () =>
  shop.deps.db
    .selectFrom('guides')
    .select(['id', 'machineTranslatedJa', 'translationCheckedAtJa'])
    .orderBy('id')
    .execute()

const statusOf = async (path: string, person?: Person) => (await shop.visit(path, person)).status

/** Returns the paths of the public lists that contain a guide with this title. */
async function listsWith(title: string): Promise<string[]> {
  const found: string[] = []
  for (const path of [
    `/guides?q=${encodeURIComponent(title)}`,
    '/api/guides',
    '/feed.xml',
    '/llms.txt',
    '/',
  ]) {
    const { body } = await shop.visit(path)
    if ([`>${title}<`, `"titleEn":"${title}"`, `[${title}]`].some((way) => body.includes(way)))
      found.push(path)
  }
  return found
}

test('only editors can see a draft guide', async () => {
  const id = await writeNew({ titleEn: 'A secret draft' })
  const reader = await shop.signUp('reader')
  for (const path of [`/guide/${id}`, `/ja/guide/${id}`, `/api/guides/${id}`, `/thumbnails/${id}.svg`])
    expect([await statusOf(path), await statusOf(path, reader)]).toEqual([404, 404])
  expect((await shop.post('/api/users/create-payment-intent', { guideId: id }, reader)).status).toBe(404)
  expect((await shop.post('/api/users/free-selection', { guideId: id }, reader)).status).toBe(404)
  expect(await listsWith('A secret draft')).toEqual([])
  expect((await shop.visit('/sitemaps/en-guides-1.xml')).body).not.toContain(`/guide/${id}<`)
  expect((await opened(id)).stored).toMatchObject({ state: 'draft', version: 1, savedBy: aiko.email })

  await changeState(id, 'on-sale')

  expect(await statusOf(`/guide/${id}`)).toBe(200)
  expect(await listsWith('A secret draft')).toContain('/guides?q=A%20secret%20draft')
  expect(await listsWith('A secret draft')).toContain('/api/guides')
  expect((await shop.visit('/sitemaps/en-guides-1.xml')).body).toContain(`/guide/${id}<`)
})

test('a guide that can’t be sold is rejected with the reasons', async () => {
  const answer = await callMutation(shop, aiko, 'guides.save', {
    id: null,
    version: 0,
    guide: written({ titleEn: ' ', price: 3 }),
  })
  expect([answer.status, messageOf(answer)]).toEqual([
    400,
    'titleEn: is empty; price: must be a whole number from 50 to 99999999',
  ])
})

test('changes of two editors to different fields of a guide are merged', async () => {
  const id = await writeNew({ metadata: { emoji: '🎧', toolsEn: ['Claude'] } })
  const { version, guide } = await storedOf(id)
  const byAiko = { ...guide, titleEn: 'By Aiko', metadata: { ...guide.metadata, emoji: '🎨' } }
  const byBen = { ...guide, tags: ['By Ben'], metadata: { ...guide.metadata, hoursPerWeek: 5 } }

  await callMutation(shop, aiko, 'guides.save', { id, version, guide: byAiko })
  const saved = await callMutation(shop, ben, 'guides.save', { id, version, guide: byBen })

  expect(readCallData<RouterOutputs['guides']['save']>(saved)).toEqual({
    id,
    version: version + 2,
    merged: true,
  })
  expect((await storedOf(id)).guide).toMatchObject({
    titleEn: 'By Aiko',
    tags: ['By Ben'],
    metadata: { emoji: '🎨', toolsEn: ['Claude'], hoursPerWeek: 5 },
  })
})

test('a save that would overwrite another editor’s save is rejected and kept as an edit', async () => {
  const id = await writeNew()
  const { version, guide } = await storedOf(id)
  const mine = { ...guide, contentEn: `${guide.contentEn}\n\nBy Ben.` }
  await callMutation(shop, ben, 'guides.keepEdit', { id, version, guide: mine })
  await callMutation(shop, aiko, 'guides.save', {
    id,
    version,
    guide: { ...guide, contentEn: 'By Aiko, all of it.' },
  })

  const refused = await callMutation(shop, ben, 'guides.save', { id, version, guide: mine })

  expect([refused.status, readRefusalCode(refused)]).toEqual([409, 'guide-changed'])
  expect(messageOf(refused)).toContain(`Version ${version + 1} was saved by ${aiko.email} at 20`)
  expect(messageOf(refused)).toContain(': contentEn')
  expect((await storedOf(id)).guide.contentEn).toBe('By Aiko, all of it.')
  expect((await opened(id, ben)).edit).toMatchObject({ version, guide: { contentEn: mine.contentEn } })
})

test('fifty concurrent saves of a guide create one new version', async () => {
  const id = await writeNew()
  const { version, guide } = await storedOf(id)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      callMutation(shop, aiko, 'guides.save', {
        id,
        version,
        guide: { ...guide, titleEn: `Title ${place}` },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect((await storedOf(id)).version).toBe(version + 1)
})

test('an unsaved edit is visible to its editor only and deleted on saving', async () => {
  const id = await writeForSale({ titleEn: 'On sale as it was' })
  const { version, guide } = await storedOf(id)
  const half = { ...guide, titleEn: '', contentEn: 'Half a sent' }
  await callMutation(shop, aiko, 'guides.keepEdit', { id, version, guide: half })
  await callMutation(shop, aiko, 'guides.keepEdit', {
    id: null,
    version: 0,
    guide: { ...half, titleEn: 'New' },
  })

  expect((await opened(id)).edit?.guide).toEqual(half)
  expect((await opened(null)).edit?.guide.titleEn).toBe('New')
  expect((await opened(id, ben)).edit).toBe(null)
  expect((await opened(null, ben)).edit).toBe(null)
  expect((await shop.visit(`/guide/${id}`)).body).toContain('On sale as it was')

  await callMutation(shop, aiko, 'guides.save', { id, version, guide: { ...half, titleEn: 'Whole' } })
  await callMutation(shop, aiko, 'guides.dropEdit', { id: null })

  expect([(await opened(id)).edit, (await opened(null)).edit]).toEqual([null, null])
})

const hour = 60 * 60 * 1000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()

test('a scheduled guide goes on sale at its time', async () => {
  const [early, late] = [await writeNew({ titleEn: 'Early' }), await writeNew({ titleEn: 'Late' })]
  const past = await callMutation(shop, aiko, 'admin.changeGuideState', {
    id: late,
    to: 'scheduled',
    publishAt: at(-hour),
  })
  expect(past.status).toBe(400)
  // Rescheduling replaces the earlier time.
  for (const ms of [hour, 2 * hour])
    await callMutation(shop, aiko, 'admin.changeGuideState', { id: late, to: 'scheduled', publishAt: at(ms) })
  await callMutation(shop, aiko, 'admin.changeGuideState', {
    id: early,
    to: 'scheduled',
    publishAt: at(hour),
  })
  await shop.deps.catalogue.refresh()
  expect(await statusOf(`/api/guides/${early}`)).toBe(404)
  expect((await opened(early)).stored?.state).toBe('scheduled')

  await shop.deps.pool.query('update guides set publish_at = now() where id = $1', [early])
  await runJobsNow(shop)
  const publications = `select from pgboss.job where name = 'guides.publish' and state < 'completed'`
  await expect.poll(async () => (await shop.deps.pool.query(publications)).rowCount).toBe(0)
  await expect.poll(() => statusOf(`/api/guides/${early}`)).toBe(200)

  expect((await opened(early)).stored).toMatchObject({ state: 'on-sale', publishAt: null, version: 1 })
  expect(await statusOf(`/api/guides/${late}`)).toBe(404)
})

test('a withdrawn guide returns 410 with similar guides to users who don’t own it', async () => {
  const id = await writeForSale({ titleEn: 'Withdrawn one day', titleJa: '販売終了の本', tags: ['Rare'] })
  const similar = await writeForSale({ titleEn: 'Similar to it', tags: ['Rare'] })
  const sample = await writeForSale({ titleEn: 'A withdrawn sample', isFreePreview: true })
  await changeState(id, 'withdrawn')
  await changeState(sample, 'withdrawn')
  const [reader, pro] = [await shop.signUp('reader'), await shop.signUp('pro')]
  await subscribeByCard(shop, pro)
  await expect
    .poll(async () => (await shop.visit(`/api/users/can-view/${similar}`, pro)).body)
    .toBe('{"canView":true}')

  for (const person of [undefined, reader, pro]) {
    const page = await shop.visit(`/guide/${id}`, person)
    expect([page.status, page.body.includes('PAID-TEXT')]).toEqual([410, false])
    expect(page.body).toContain('This guide is no longer for sale')
    expect(page.body).toContain(`href="/guide/${similar}"`)
    expect((await shop.visit(`/ja/guide/${id}`, person)).body).toContain('販売を終了しました')
    const checkout = await shop.visit(`/checkout/${id}`, person)
    expect([checkout.status, checkout.body.includes('This guide is no longer for sale')]).toEqual([410, true])
    const answer = await shop.visit(`/api/guides/${id}`, person)
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([410, 'withdrawn'])
    expect((await shop.visit(`/api/users/can-view/${id}`, person)).body).toBe('{"canView":false}')
    expect(await statusOf(`/guide/${sample}`, person)).toBe(410)
  }
  expect(await listsWith('Withdrawn one day')).toEqual([])
  expect((await shop.visit('/sitemaps/en-guides-1.xml')).body).not.toContain(`/guide/${id}<`)
  expect((await shop.visit(`/guide/${similar}`)).body).not.toContain('Withdrawn one day')
  for (const path of ['/api/users/create-payment-intent', '/api/users/free-selection'])
    expect((await shop.post(path, { guideId: id }, reader)).status).toBe(410)
})

test('users who bought or picked a guide can still read and find it once it is withdrawn', async () => {
  const id = await writeForSale({ titleEn: 'Owned and withdrawn' })
  const [buyer, picker] = [await shop.signUp('buyer'), await shop.signUp('picker')]
  await shop.post('/api/users/free-selection', { guideId: id }, picker)
  // The guide is withdrawn while the payment is pending.
  const started = await shop.post('/api/users/create-payment-intent', { guideId: id }, buyer)
  const stripePaymentId = parsePaymentId(started.json())
  await changeState(id, 'withdrawn')
  await payWithCard(shop.deps.stripe, stripePaymentId)

  await expect
    .poll(async () => (await shop.visit(`/api/users/can-view/${id}`, buyer)).body)
    .toBe('{"canView":true}')

  for (const owner of [buyer, picker]) {
    const page = await shop.visit(`/guide/${id}`, owner)
    expect([page.status, page.body.includes('PAID-TEXT-1')]).toEqual([200, true])
    expect((await shop.visit(`/api/guides/${id}`, owner)).body).toContain('PAID-TEXT-1')
    expect((await shop.visit('/api/purchases/user', owner)).body).toContain('Owned and withdrawn')
  }
})

test('a guide that was on sale can’t become a draft again, but can go back on sale', async () => {
  const id = await writeForSale()
  const refused = await callMutation(shop, aiko, 'admin.changeGuideState', { id, to: 'draft' })
  expect([refused.status, readRefusalCode(refused)]).toEqual([409, 'wrong-state'])
  await changeState(id, 'withdrawn')
  await changeState(id, 'withdrawn')
  await changeState(id, 'on-sale')
  expect(await statusOf(`/guide/${id}`)).toBe(200)
  const { rows } = await shop.deps.pool.query(
    `select operator_email, reason, before, after from operator_deeds where guide_id = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { operator_email: aiko.email, reason: '', before: { state: 'draft' }, after: { state: 'on-sale' } },
    {
      operator_email: aiko.email,
      reason: 'asked for',
      before: { state: 'on-sale' },
      after: { state: 'withdrawn' },
    },
    { operator_email: aiko.email, reason: '', before: { state: 'withdrawn' }, after: { state: 'on-sale' } },
  ])
})

test('each save of a guide is a version with its editor and changes, and can be restored', async () => {
  const first = written({ contentEn: '## One\n\nFirst.\n\n## Two\n\nSecond.', contentJa: '## 一\n\n最初。' })
  const { id } = readCallData<RouterOutputs['guides']['save']>(
    await callMutation(shop, aiko, 'guides.save', { id: null, version: 0, guide: first }),
  )
  const second = {
    ...first,
    contentEn: '## One\n\nFirst, mended.\n\n## Two\n\nSecond.\n\nThird.',
    price: 300,
  }
  await callMutation(shop, ben, 'guides.save', { id, version: 1, guide: second })
  await callMutation(shop, ben, 'guides.save', { id, version: 2, guide: second })
  const blocks = [{ text: '訳した段落です。', sources: [] }]
  await storeTranslation(shop.deps.db, { guideId: id, language: 'ja', blocks }, new Date())

  const history = readCallData<RouterOutputs['guides']['history']>(
    await callQuery(shop, aiko, 'guides.history', { id }),
  )

  expect(history.saves.map(({ version, savedBy, way }) => [version, savedBy, way])).toEqual([
    [3, null, 'translation'],
    [2, ben.email, 'desk'],
    [1, aiko.email, 'desk'],
  ])
  expect(history.saves[1]?.changes).toEqual([
    { field: 'contentEn', added: 2, removed: 1 },
    { field: 'price', added: 1, removed: 1 },
  ])

  const back = await callMutation(shop, aiko, 'guides.bringBack', { id, version: 1 })

  expect(readCallData<RouterOutputs['guides']['bringBack']>(back)).toEqual({ version: 4 })
  const { guide } = await storedOf(id)
  expect({ ...guide, thumbnailUrl: '' }).toEqual(first)
  const newest = readCallData<RouterOutputs['guides']['compareWithVersion']>(
    await callQuery(shop, ben, 'guides.compareWithVersion', { id, version: 3 }),
  )
  expect(newest.map(({ field }) => field)).toEqual(['contentEn', 'contentJa', 'price'])
})

test('saving a guide waits for the marking of near-duplicates, and both succeed', async () => {
  const id = await writeForSale()
  const { db } = shop.deps
  const { promise: marked, resolve: mark } = Promise.withResolvers<void>()
  const setPrice = (tx: Db, price: number) =>
    tx.updateTable('guides').set({ price }).where('id', '=', id).execute()

  const saving = db.transaction().execute(async (tx) => {
    await lockEditableGuide(tx, id)
    mark()
    await expect.poll(isWriterWaiting).toBe(true)
    await setPrice(tx, 300)
  })
  await marked
  const marking = db.transaction().execute(async (tx) => {
    await lockGuides(tx)
    await setPrice(tx, 400)
  })

  await Promise.all([saving, marking])
  expect((await storedOf(id)).guide.price).toBe(400)
})

const isWriterWaiting = async () =>
  (
    await shop.deps.pool.query(`select 1 from pg_locks where not granted and relation = 'guides'::regclass or
     not granted and locktype = 'transactionid'`)
  ).rowCount !== 0

test('a bulk change does what its preview showed, and is rejected once the guides have changed', async () => {
  const [one, two] = [
    await writeForSale({ price: 200, titleJa: '値段を変える' }),
    await writeForSale({ price: 500, priceJpy: 600 }),
  ]
  const many = {
    which: { ids: [one, two] },
    change: { what: 'price' as const, price: 500, priceJpy: 600 },
  }
  const shown = readCallData<RouterOutputs['guides']['compareMany']>(
    await callMutation(shop, aiko, 'guides.compareMany', many),
  )
  expect(shown).toMatchObject({
    changed: 1,
    unchanged: 1,
    shown: [
      {
        id: one,
        titleJa: '値段を変える',
        before: { price: 200, priceJpy: null },
        after: { price: 500, priceJpy: 600 },
      },
    ],
  })
  const tag = { which: many.which, change: { what: 'add-tag' as const, tag: 'Bundle' } }
  const tagged = readCallData<RouterOutputs['guides']['compareMany']>(
    await callMutation(shop, aiko, 'guides.compareMany', tag),
  )
  expect(
    (await callMutation(shop, ben, 'admin.changeManyGuides', { ...tag, mark: tagged.mark, reason: 'sale' }))
      .status,
  ).toBe(200)
  expect(
    (await callMutation(shop, aiko, 'admin.changeManyGuides', { ...many, mark: shown.mark, reason: 'sale' }))
      .status,
  ).toBe(409)

  const { mark } = readCallData<RouterOutputs['guides']['compareMany']>(
    await callMutation(shop, aiko, 'guides.compareMany', many),
  )
  expect(
    readCallData<{ changed: number }>(
      await callMutation(shop, aiko, 'admin.changeManyGuides', { ...many, mark, reason: 'sale' }),
    ),
  ).toEqual({
    changed: 1,
  })

  await shop.deps.catalogue.refresh()
  expect((await shop.visit(`/api/guides/${one}`)).json<{ guide: object }>().guide).toMatchObject({
    price: 500,
    priceJpy: 600,
    tags: ['AI Writing', 'Bundle'],
  })
  const { saves } = readCallData<RouterOutputs['guides']['history']>(
    await callQuery(shop, aiko, 'guides.history', { id: one }),
  )
  expect(saves.map(({ way, savedBy }) => [way, savedBy])).toEqual([
    ['many', aiko.email],
    ['many', ben.email],
    ['desk', aiko.email],
  ])
  const { rows } = await shop.deps.pool.query(
    `select reason, after from operator_deeds where kind = 'guides-changed' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ reason: 'sale', after: { price: '$5, ¥600', guides: '1' } }])
})

const list = async (input: object) =>
  readCallData<RouterOutputs['guides']['adminList']>(
    await callQuery(shop, aiko, 'guides.adminList', input),
  ).guides.map(({ id }) => id)

test('the admin lists guides in every state, and filters and sorts them', async () => {
  const draft = await writeNew({ titleEn: 'Zebra 100%', tags: ['Animals'], contentJa: '', titleJa: '' })
  const sold = await writeForSale({ titleEn: 'Aardvark', tags: ['Animals'], price: 900 })

  expect(await list({ tag: 'Animals' })).toEqual([sold, draft])
  expect(await list({ tag: 'Animals', sort: 'title', up: true })).toEqual([sold, draft])
  expect(await list({ tag: 'Animals', sort: 'price', up: true })).toEqual([draft, sold])
  expect(await list({ tag: 'Animals', state: 'draft' })).toEqual([draft])
  expect(await list({ tag: 'Animals', japanese: 'missing' })).toEqual([draft])
  expect(await list({ q: 'zebra 100%' })).toEqual([draft])
  expect(await list({ q: '1000%' })).toEqual([])
  expect(await list({ q: String(sold) })).toContain(sold)
})

test('the editor previews the rendered text, the free part and near-duplicates of a guide', async () => {
  const text = {
    titleEn: 'Sewing patterns by machine',
    contentEn: `First of all.\n\n${'Words to sell. '.repeat(40)}`,
  }
  const twin = await writeForSale(text)
  const preview = async (id: number | null) =>
    readCallData<RouterOutputs['guides']['previewEdit']>(
      await callMutation(shop, aiko, 'guides.previewEdit', {
        id,
        language: 'en',
        title: `${text.titleEn}!`,
        content: `${text.contentEn}\n\n<script>x</script>`,
      }),
    )

  expect(await preview(null)).toMatchObject({
    preview: 'First of all.',
    readingMinutes: 1,
    twins: [{ id: twin, title: text.titleEn }],
  })
  expect((await preview(null)).html).toContain('&lt;script&gt;')
  expect((await preview(twin)).twins).toEqual([])
})

test('page views of a guide include cached pages, but no crawlers and prefetches', async () => {
  const id = await writeForSale({ titleEn: 'Looked at' })
  const look = (headers: Record<string, string>) =>
    shop.visit(`/guide/${id}`, undefined, { 'accept-encoding': 'br', ...headers })
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Chrome/153.0' }
  for (const headers of [
    browser,
    browser,
    browser,
    { 'user-agent': 'Googlebot/2.1' },
    { ...browser, 'sec-purpose': 'prefetch;prerender' },
  ])
    expect((await look(headers)).status).toBe(200)
  const counted = async () => {
    await shop.deps.views.flush()
    const { rows } = await shop.deps.pool.query<{ views: number }>(
      'select views from guide_views where guide_id = $1',
      [id],
    )
    return rows.map(({ views }) => views)
  }
  await expect.poll(counted).toEqual([3])

  await look(browser)
  await expect.poll(counted).toEqual([4])
  const owner = await signUpOperator(shop, 'chie')
  const { funnel } = readCallData<{ funnel: { guideId: number }[] }>(
    await callQuery(shop, owner, 'admin.figures', { period: 'today' }),
  )
  expect(funnel.find(({ guideId }) => guideId === id)).toMatchObject({
    title: 'Looked at',
    views: 4,
    ends: 0,
    checkouts: 0,
    paid: 0,
  })
})

test('a read preview counts if a page of the shop reports it, not another origin or a crawler', async () => {
  const id = await writeForSale({ titleEn: 'Read to its end' })
  const tellEnd = async (headers: Record<string, string>, url = `/preview-ends/${id}`) =>
    (await shop.app.inject({ method: 'POST', url, headers })).statusCode
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Chrome/153.0' }
  const statuses = [
    await tellEnd({ ...browser, 'sec-fetch-site': 'same-origin' }),
    await tellEnd({ ...browser, 'sec-fetch-site': 'cross-site' }),
    await tellEnd({ 'user-agent': 'Googlebot/2.1' }),
    await tellEnd(browser, '/preview-ends/999999999'),
  ]
  expect(statuses).toEqual([204, 204, 204, 204])
  await expect
    .poll(async () => {
      await shop.deps.views.flush()
      const { rows } = await shop.deps.pool.query(
        'select views, preview_ends from guide_views where guide_id = $1',
        [id],
      )
      return rows
    })
    .toEqual([{ views: 0, preview_ends: 1 }])
})

test('a guide names its publisher and whether its Japanese was machine-translated (B5.26)', async () => {
  const id = await writeForSale({ titleEn: 'Sell labels', contentJa: '' })
  const today = formatDay('en', shop.deps.clock())
  const unchecked = ['Japanese version: machine-translated, not yet checked by an editor.']
  const checked = [`Japanese version: machine-translated, checked by an editor on ${today}.`]
  expect((await shop.visit(`/ja/guide/${id}`)).body).toContain('編集・発行：株式会社サンプル')
  expect(await creditsOf(id)).toEqual([])

  await translate(id)
  expect(await creditsOf(id)).toEqual(unchecked)
  const { version, guide } = await storedOf(id)
  await callMutation(shop, aiko, 'guides.save', {
    id,
    version,
    guide: { ...guide, titleEn: 'Sell stickers' },
  })
  expect(await creditsOf(id)).toEqual(unchecked)
  await callMutation(shop, aiko, 'guides.save', {
    id,
    version: version + 1,
    guide: { ...guide, titleEn: 'Sell stickers', contentJa: '編集者が直した文章。' },
  })
  expect(await creditsOf(id)).toEqual(checked)
  expect((await shop.visit(`/ja/guide/${id}`)).body).toContain('に編集者が確認）')
  await translate(id)
  expect(await creditsOf(id)).toEqual(unchecked)
  await translate(id, ben.email)
  expect(await creditsOf(id)).toEqual(checked)
  await shop.deps.db.updateTable('guides').set({ duplicateOf: null }).where('id', '=', id).execute()
  expect(await creditsOf(id)).toEqual(checked)

  const origins = await originsOfJapanese()
  const db = shop.deps.db.withoutPlugins() as Kysely<unknown>
  for (const migrate of [dropOrigins, addOrigins, backfillOrigins]) await migrate(db)
  expect(await originsOfJapanese()).toEqual(origins)
  await shop.stock({ id, contentJa: '取り込んだ文章。' })
  expect(await creditsOf(id)).toEqual([])
})
