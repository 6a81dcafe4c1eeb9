import { afterEach, beforeEach, expect, test } from 'vitest'
import { runJobsNow, fetchMailsTo, setMailFaults, type ReceivedMail } from '../../testing/mailbox.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
beforeEach(() => shop.deps.pool.query('delete from rate_limits'))
afterEach(async () => {
  await setMailFaults(shop)
  expect(shop.unexpectedErrors()).toEqual([])
})

const support = 'support@example.com'
const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@example.com`
const write = (message: object) => shop.post('/api/contact/submit', message)
const keptOf = async (email: string) => {
  const { rows } = await shop.deps.pool.query(
    'select message, language from contact_messages where email = $1 order by id',
    [email],
  )
  return rows
}
const writtenBy = async (email: string): Promise<ReceivedMail[]> =>
  (await fetchMailsTo(shop, support)).filter(({ subject }) => subject.includes(email))
const arrivesFrom = (email: string) =>
  expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await writtenBy(email)).length
    })
    .toBe(1)

test('a contact message is stored and emailed to the shop, with the sender as Reply-To', async () => {
  const email = newAddress()
  const answer = await write({ email, message: 'Guide 7 does not open.\n\nWhat can I do?\nMei' })
  await arrivesFrom(email)

  expect(answer.status).toBe(200)
  expect(answer.json()).toEqual({ success: true, message: 'Your message has been sent' })
  expect(await keptOf(email)).toEqual([
    { message: 'Guide 7 does not open.\n\nWhat can I do?\nMei', language: 'en' },
  ])
  const [mail] = await writtenBy(email)
  expect(mail?.raw).toMatch(new RegExp(`^Reply-To: ${email}\r?$`, 'm'))
  expect(mail?.text).toContain('Guide 7 does not open.\n\nWhat can I do?\nMei')
  expect(mail?.html).toContain('<p>What can I do?<br>Mei</p>')
})

test('the sender of a contact message gets no email, because the address is unverified', async () => {
  const email = newAddress()
  await write({ email, message: 'I am not who I say I am.' })
  await arrivesFrom(email)

  expect(await fetchMailsTo(shop, email)).toEqual([])
})

test('a contact message from a Japanese page is emailed in Japanese', async () => {
  const email = newAddress()
  await write({ email, message: '領収書の宛名を変更できますか。', language: 'ja' })
  await arrivesFrom(email)

  const [mail] = await writtenBy(email)
  expect(mail?.subject).toContain('お問い合わせ')
  expect(mail?.html).toContain('lang="ja"')
})

test('a contact message sent during a mail outage is stored and emailed later', async () => {
  await setMailFaults(shop, { down: true })
  const email = newAddress()
  const answer = await write({ email, message: 'Written during an outage' })
  expect(answer.json()).toMatchObject({ success: true })
  expect(await keptOf(email)).toHaveLength(1)
  expect(await writtenBy(email)).toEqual([])

  await setMailFaults(shop)

  await arrivesFrom(email)
})

test.each([
  ['no address', { message: 'Long enough' }, 'email: Please enter a valid email address'],
  ['half an address', { email: 'mei@', message: 'Long enough' }, 'email: Please enter a valid email address'],
  [
    'nine characters',
    { email: 'mei@example.com', message: 'Nine lett' },
    'message: Message must be at least 10 characters long',
  ],
])('a contact message with %s is rejected with the documented error', async (_title, given, message) => {
  const answer = await write(given)

  expect(answer.status).toBe(400)
  expect(answer.json()).toEqual({ success: false, error: 'Invalid input', message, code: 'invalid-input' })
})

test.each([
  ['another recipient', (email: string) => ({ email: `${email}, victim@example.com` })],
  ['a header after the address', (email: string) => ({ email: `${email}\r\nBcc: victim@example.com` })],
  ['a name with a header', (email: string) => ({ email: `"x\r\nBcc: victim@example.com" <${email}>` })],
  ['a list of addresses', (email: string) => ({ email: [email, 'victim@example.com'] })],
  ['an object as text', () => ({ message: { $gt: '' } })],
])('a contact message with %s is rejected and not stored', async (_title, attempt) => {
  const email = newAddress()
  const answer = await write({ email, message: 'Hello from a stranger', ...attempt(email) })

  expect(answer.status).toBe(400)
  expect(await keptOf(email)).toEqual([])
})

test('a contact message that cannot be queued as email is rejected and not stored', async () => {
  const email = newAddress()
  const { pool } = shop.deps
  await pool.query('alter table mails rename to mails_out_of_order')
  const failed = await write({ email, message: 'Is anybody there?' })
  await pool.query('alter table mails_out_of_order rename to mails')

  expect(failed.status).toBe(500)
  expect(failed.body).not.toContain('relation')
  expect(await keptOf(email)).toEqual([])
  expect(shop.unexpectedErrors()).toEqual([expect.stringContaining('unexpected error')])

  await write({ email, message: 'Is anybody there?' })
  await arrivesFrom(email)
  expect(await keptOf(email)).toHaveLength(1)
})

test('a contact message with headers, HTML and SMTP commands is emailed as plain text', async () => {
  const email = newAddress()
  const message =
    'Subject: Free money\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\0 <img src=x onerror=alert(1)>\n.\r\nQUIT\r\n'
  await write({ email, message })
  await arrivesFrom(email)

  const [mail] = await writtenBy(email)
  expect(await fetchMailsTo(shop, 'victim@example.com')).toEqual([])
  expect(mail?.to).toEqual([support])
  expect(mail?.raw.split(/\r?\n\r?\n/, 1)[0]).not.toMatch(/victim@|Free money/)
  expect(mail?.html).not.toMatch(/<(script|img)/)
  expect(mail?.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
  expect(mail?.text).toContain('QUIT')
})

test('a contact message with a filled hidden field gets a success response and is not stored', async () => {
  const email = newAddress()
  const answer = await write({ email, message: 'Buy cheap watches', website: 'https://spam.example' })

  expect(answer.json()).toEqual({ success: true, message: 'Your message has been sent' })
  expect(await keptOf(email)).toEqual([])
})

test('a network can send five contact messages before it must wait, and invalid ones do not count', async () => {
  const email = newAddress()
  for (const text of ['one', 'two', 'three']) await write({ email, message: text })
  for (let number = 1; number <= 5; number += 1)
    expect((await write({ email, message: `This is message number ${number}` })).status).toBe(200)

  const sixth = await write({ email, message: 'This is message number 6' })

  expect(sixth.status).toBe(429)
  expect(sixth.headers['retry-after']).toBe('1')
  expect(sixth.json()).toMatchObject({ success: false, code: 'too-many-requests' })
  expect(await keptOf(email)).toHaveLength(5)
})

test('a contact message with an invalid token is accepted', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/contact/submit',
    headers: { authorization: 'Bearer of-a-session-that-is-over' },
    payload: { email: newAddress(), message: 'My account does not let me in' },
  })

  expect(answer.statusCode).toBe(200)
})
