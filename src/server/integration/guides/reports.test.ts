import { beforeEach, expect, test } from 'vitest'
import { sendReportRequests } from '../../guides/reports/send-report-requests.ts'
import { publishReports } from '../../guides/reports/publish-reports.ts'
import { processDeletion } from '../../account/deletion/process-deletion.ts'
import type { ListedReport, ReportInput } from '../../../shared/guides/reports/report-schemas.ts'
import { callQuery, readCallData, readRefusalCode, callMutation } from '../../testing/call.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { requestAccountDeletion, logInAgain, fetchUserId } from '../auth/testing/own-account.ts'

const day = 24 * 60 * 60 * 1000
const metadata = { firstIncomeEn: '4 to 8 weeks', firstIncomeJa: '4〜8週間' }

const readers: Person[] = []
const shop = await openTestShop({ client: 'built' })
const support = await signUpOperator(shop, 'sora', 'support')
for (const name of ['aiko', 'ben', 'chie', 'dan', 'emi', 'fumi']) readers.push(await shop.signUp(name))
beforeEach(async () => {
  // Truncating guides also empties purchases, income reports and published figures.
  await sql('truncate rate_limits, guides cascade')
  await shop.stock(...[1, 2, 3, 4, 5].map((id) => ({ id, metadata })), { id: 9, isFreePreview: true })
})

const sql = (text: string, values: unknown[] = []) => shop.deps.pool.query(text, values)

/** Inserts a paid purchase of the guide, made the given number of days ago. */
async function owns(person: Person, guideId: number, days: number): Promise<void> {
  await sql(
    `insert into purchases (user_id, guide_id, amount, currency, source, stripe_payment_id, purchase_date)
     values ($1, $2, 200, 'usd', 'payment', gen_random_uuid(), now() - make_interval(days => $3))`,
    [await fetchUserId(shop, person), guideId, days],
  )
}

const saying = (guideId: number, said: Partial<ReportInput> = {}): ReportInput => ({
  guideId,
  language: 'en',
  tried: true,
  hours: 'some',
  weeks: 6,
  income: 1,
  stoppedAt: null,
  trouble: 'none',
  sentence: '',
  ...said,
})
const says = (person: Person | undefined, guideId: number, said?: Partial<ReportInput>) =>
  callMutation(shop, person, 'guides.report', saying(guideId, said))
const publish = async () => {
  await publishReports(shop.deps)
  await shop.deps.catalogue.refresh()
}
const pageOf = async (guideId: number, language = '') =>
  (await shop.visit(`${language}/guide/${guideId}`)).body
const homes = async () => [(await shop.visit('/')).body, (await shop.visit('/ja')).body] as const
const readerAt = (place: number) => readers[place] ?? expect.fail('There are fewer readers')

/** Reports on the guide once per entry, each time as another user who bought it 40 days ago. */
async function reported(guideId: number, ...all: Partial<ReportInput>[]): Promise<void> {
  for (const [place, said] of all.entries()) {
    await owns(readerAt(place), guideId, 40)
    expect((await says(readerAt(place), guideId, said)).status).toBe(200)
  }
}

test('only users who paid for a guide at least four weeks ago may report on it (B21.30)', async () => {
  const [aiko, ben, chie] = [readerAt(0), readerAt(1), readerAt(2)]
  await owns(aiko, 1, 29)
  await owns(ben, 1, 27)
  expect(readRefusalCode(await says(undefined, 1))).toBe('authentication-required')
  expect(readRefusalCode(await says(ben, 1))).toBe('report-too-early')
  expect(readRefusalCode(await says(chie, 1))).toBe('forbidden')
  expect(readRefusalCode(await says(chie, 9))).toBe('forbidden')
  expect(readRefusalCode(await says(chie, 77))).toBe('not-found')
  expect(readRefusalCode(await says(aiko, 1))).toBeUndefined()
  await sql(`update purchases set source = 'given', stripe_payment_id = null where guide_id = 1`)
  expect(readRefusalCode(await says(aiko, 1))).toBe('forbidden')
})

test.each<[string, Partial<ReportInput>]>([
  ['hours are missing', { hours: null }],
  ['an income has no weeks until the first payment', { weeks: null, income: 2 }],
  ['an untried guide has an income', { tried: false }],
  ['a sentence contains an email address', { sentence: 'Write to me@example.com' }],
  ['a sentence contains a web address', { sentence: 'Better: www.example.org' }],
  ['a sentence has a phone number', { sentence: '電話 ０３-1234-5678' }],
  ['a sentence is too long', { sentence: 'long '.repeat(60) }],
])('an income report is rejected when %s', async (_why, said) => {
  const answer = await says(readerAt(3), 5, said)
  expect([answer.status, readRefusalCode(answer)]).toEqual([400, 'invalid-input'])
})

const failed = { weeks: null, income: 0, stoppedAt: 3, trouble: 'customers' } as const

test('five or more income reports are published on the guide page in both languages (B21.32)', async () => {
  await reported(2, { sentence: 'Two flower shops said <yes>' }, failed, failed, {
    tried: false,
    hours: null,
    weeks: null,
    income: null,
    trouble: 'time',
    sentence: '時間がなかった',
    language: 'ja',
  })
  await publish()
  expect(await pageOf(2)).not.toContain('buyers reported')
  await owns(readerAt(4), 2, 40)
  await says(readerAt(4), 2, { weeks: 20, income: 4 })
  expect(await pageOf(2)).not.toContain('buyers reported')
  await publish()

  const english = await pageOf(2)
  expect(english).toContain('5 buyers reported; 4 tried it')
  expect(english.indexOf('5 buyers reported')).toBeLessThan(english.indexOf('id="paywall"'))
  expect(english).toContain('2 stopped at step 3')
  expect(english).toContain('The author’s estimate: $100–$300 / month; first payment after 4 to 8 weeks.')
  expect(english).toContain('Two flower shops said &#60;yes&#62;')
  const japanese = await pageOf(2, '/ja')
  expect(japanese).toContain('5人が報告')
  expect(japanese).toContain('時間がなかった')
  expect(japanese).toContain('手順3でやめた人は2人')
})

test('a changed income report updates the cached guide page when published (B21.33)', async () => {
  await reported(3, {}, {}, {}, {}, {})
  await publish()
  expect(await pageOf(3)).toContain('5 got paid within 8 weeks')
  expect(await shop.queriesDuring(() => pageOf(3))).toBe(0)
  await says(readerAt(0), 3, { weeks: null, income: 0 })
  await publish()
  expect(await pageOf(3)).toContain('5 buyers reported; 5 tried it; 4 got paid within 8 weeks')
  const { version } = shop.deps.catalogue.current()
  await publish()
  expect(shop.deps.catalogue.current().version).toBe(version)
})

test('a refund keeps the income report but prevents changing it (B21.35)', async () => {
  await reported(3, {}, {}, {}, {}, {})
  await sql(`update purchases set revoked_at = now(), revoked_reason = 'refund' where guide_id = 3`)
  expect(readRefusalCode(await says(readerAt(0), 3))).toBe('forbidden')
  await publish()
  expect(await pageOf(3)).toContain('5 buyers reported')
})

test('hiding the sentence of an income report keeps its figures and is logged (B21.37)', async () => {
  const sentence = 'Ask for Aiko at the bakery'
  await reported(4, {}, {}, {}, {}, { sentence })
  await publish()
  expect(await pageOf(4)).toContain(sentence)
  const { reports } = readCallData<{ reports: ListedReport[] }>(
    await callQuery(shop, support, 'admin.reports', {}),
  )
  const { id = 0 } = reports.find((each) => each.sentence === sentence) ?? {}
  await callMutation(shop, support, 'admin.hideSentence', { id, hidden: true, reason: 'names somebody' })
  await shop.deps.catalogue.refresh()
  // Sending the same sentence again does not show it again.
  await says(readerAt(4), 4, { sentence })
  await publish()
  const page = await pageOf(4)
  expect(page).toContain('5 buyers reported; 5 tried it; 5 got')
  expect(page).not.toContain(sentence)
  const { rows } = await sql(
    `select guide_id, reason, after from operator_deeds where kind = 'report-hidden'`,
  )
  expect(rows).toEqual([{ guide_id: 4, reason: 'names somebody', after: { report: String(id) } }])
})

/** Returns the ids of the guides on a list page, in order. */
const idsIn = (body: string) => [
  ...new Set([...body.matchAll(/<h3[^>]*><a href="(?:\/ja)?\/guide\/(\d+)"/g)].map(([, id]) => Number(id))),
]

test('the list filters by income reports and sorts by the share of paid buyers (B21.80)', async () => {
  await reported(2, {}, {}, failed, failed, failed)
  await reported(3, {}, {}, {}, {}, failed)
  await reported(4, {}, {}, {}, {}, {})
  await publish()
  const english = (await shop.visit('/guides?sort=reported&reported=1')).body
  expect(idsIn(english)).toEqual([4, 3, 2])
  expect(english).toContain('5 of 5 buyers got paid')
  expect(english).toContain('2 of 5 buyers got paid')
  const japanese = (await shop.visit('/ja/guides?reported=1')).body
  expect(new Set(idsIn(japanese))).toEqual(new Set([2, 3, 4]))
  expect(japanese).toContain('購入者5人中2人が収入あり')
  // The filter shows its number of guides and is hidden when other filters leave none.
  const all = (await shop.visit('/guides')).body
  expect(idsIn(all)).toHaveLength(6)
  expect(all).toContain('With buyer reports (3)')
  const free = (await shop.visit('/guides?free=1')).body
  expect(free).not.toContain('With buyer reports')
  expect(free).not.toContain('value="reported"')
  expect(await pageOf(3)).toContain('href="/guides?sort=reported&#38;reported=1"')
})

const odd = async () =>
  readCallData<{ reports: ListedReport[] }>(await callQuery(shop, support, 'admin.reports', { odd: true }))
    .reports

test('the admin lists suspicious income reports: many in one day or from one network (B21.38)', async () => {
  await reported(2, {}, {}, {}, {})
  await reported(4, {}, {}, {}, {}, {})
  expect((await odd()).filter(({ guideId }) => guideId === 4).map(({ sameDay }) => sameDay)).toEqual([
    5, 5, 5, 5, 5,
  ])
  await sql(
    `update income_reports set created_at = created_at - make_interval(days => 3 * id), network = id::text`,
  )
  expect(await odd()).toEqual([])
  await sql(`update income_reports set network = 'one' where guide_id = 2`)
  expect((await odd()).map(({ guideId, sameNetwork }) => [guideId, sameNetwork])).toEqual([
    [2, 4],
    [2, 4],
    [2, 4],
    [2, 4],
  ])
})

test('a buyer who opted in is asked for an income report by one email after four weeks (B21.36)', async () => {
  const [fumi, dan, emi] = [readerAt(5), readerAt(3), readerAt(4)]
  for (const person of [fumi, dan, emi]) {
    await owns(person, 5, 27)
    await callMutation(shop, person, 'guides.wishForReport', { guideId: 5, language: 'ja', wished: true })
  }
  await callMutation(shop, emi, 'guides.wishForReport', { guideId: 5, language: 'ja', wished: false })
  await sendReportRequests(shop.deps)
  expect(await fetchMailsTo(shop, fumi.email)).toEqual([])
  expect(readCallData(await callQuery(shop, fumi, 'guides.ownReport', { guideId: 5 }))).toMatchObject({
    wished: true,
  })

  // One of the opted-in buyers has been refunded in the meantime.
  await sql(
    `update purchases set revoked_at = now(), revoked_reason = 'refund' where guide_id = 5 and user_id = $1`,
    [await fetchUserId(shop, dan)],
  )
  await sql(
    `update purchases set purchase_date = purchase_date - interval '1 day 1 minute' where guide_id = 5`,
  )
  await sql(`update report_wishes set due_at = due_at - interval '1 day 1 minute'`)
  await Promise.all([sendReportRequests(shop.deps), sendReportRequests(shop.deps)])
  await sendReportRequests(shop.deps)
  await expect.poll(async () => (await fetchMailsTo(shop, fumi.email)).length).toBe(1)
  expect((await fetchMailsTo(shop, fumi.email))[0]?.text).toContain('/ja/guide/5#report')
  const asked = [fumi, dan, emi].map(({ email }) => email)
  const { rows } = await sql('select recipient from mails where recipient = any($1)', [asked])
  expect(rows).toEqual([{ recipient: fumi.email }])
  expect((await sql('select from report_wishes')).rows).toEqual([])
})

test('deleting an account removes the sentence of its income report and keeps the figures (B21.39)', async () => {
  await reported(4, {}, {}, {}, {})
  const ben = await logInAgain(shop, await shop.signUp('ben'))
  const id = await fetchUserId(shop, ben)
  await owns(ben, 4, 40)
  await says(ben, 4, { sentence: 'I am leaving' })
  await publish()
  expect(await pageOf(4)).toContain('I am leaving')
  await requestAccountDeletion(shop, ben)
  const { rows } = await sql('select id from account_deletions where user_id = $1', [id])
  const later = () => new Date(shop.deps.clock().getTime() + 8 * day)
  await processDeletion({ ...shop.deps, clock: later }, { deletionId: rows[0].id })
  await shop.deps.catalogue.refresh()
  const page = await pageOf(4)
  expect(page).toContain('5 buyers reported')
  expect(page).not.toContain('I am leaving')
  expect((await sql('select from income_reports where user_id = $1', [id])).rows).toEqual([])
})

test('home states that results are published, with counts from 50 income reports (B2.11, B21.40)', async () => {
  const [before] = await homes()
  expect(before).toMatch(
    /<a href="\/proof"[^>]*>We publish what our buyers earned, even if they earned nothing\./,
  )
  expect(before).not.toContain('buyers who shared their results')
  await sql(
    `insert into income_reports (guide_id, language, tried, hours, weeks, income, trouble, sentence, created_at, changed_at)
     select 5, 'en', true, 'some', case when n <= 20 then 4 end, case when n <= 20 then 1 else 0 end, 'none', '',
       now() - interval '3 days' - n * interval '1 day', now() - interval '3 days' - n * interval '1 day'
     from generate_series(1, 50) n`,
  )
  await publish()
  const [english, japanese] = await homes()
  expect(english).toMatch(
    /Of \d+ buyers who shared their results, \d+ got paid within eight weeks and \d+ haven’t been paid yet\./,
  )
  expect(japanese).toContain('購入者の結果を、うまくいかなかった例も含めて公開しています。')
  expect(japanese).toMatch(
    /報告した購入者\d+人のうち、8週間以内に収入があったのは\d+人、まだないのは\d+人です。/,
  )
})
