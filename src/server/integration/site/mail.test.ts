import { afterEach, expect, test } from 'vitest'
import { enqueueMail } from '../../mail/index.ts'
import { insertMail, markMailHandedOver, markMailSent } from '../../mail/queries.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { cleanUpMails } from '../../mail/clean-up-mails.ts'
import { runJobsNow, fetchMailsTo, setMailFaults } from '../../testing/mailbox.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
afterEach(async () => {
  await setMailFaults(shop)
  expect(shop.unexpectedErrors()).toEqual([])
})

const words = { subject: 'Your receipt', text: 'Thank you.', html: '<p>Thank you.</p>' }
const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@example.com`

function sendTo(to: string, changes: object = {}): Promise<void> {
  const { db, jobs, clock } = shop.deps
  return db.transaction().execute((tx) => enqueueMail(tx, jobs, { to, ...words, ...changes }, clock()))
}

const stateOf = async (to: string) => {
  const { rows } = await shop.deps.pool.query(
    'select sent_at, refused, handed_over_at from mails where recipient = $1',
    [to],
  )
  return rows[0]
}
const mailIdTo = async (to: string): Promise<string> => {
  const { rows } = await shop.deps.pool.query('select id from mails where recipient = $1', [to])
  return rows[0].id
}
const arrives = (to: string) =>
  expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, to)).length
    })
    .toBe(1)
const isNotedAsSent = (to: string) => expect.poll(async () => (await stateOf(to)).sent_at).not.toBe(null)

test('an email is sent when its transaction commits, and never when it is rolled back', async () => {
  const [kept, lost] = [newAddress(), newAddress()]
  const { db, jobs, clock } = shop.deps
  await expect(
    db.transaction().execute(async (tx) => {
      await enqueueMail(tx, jobs, { to: lost, ...words }, clock())
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await sendTo(kept)

  await arrives(kept)
  expect(await fetchMailsTo(shop, kept)).toMatchObject([
    { subject: 'Your receipt', from: 'shop@example.com' },
  ])
  expect(await stateOf(lost)).toBe(undefined)
})

test('emails queued while the mail server is down arrive once when it is back', async () => {
  await setMailFaults(shop, { down: true })
  const people = Array.from({ length: 4 }, newAddress)
  await Promise.all(people.map((to) => sendTo(to)))
  const { pool } = shop.deps
  const tried = () =>
    pool.query("select from pgboss.job where name = 'mail.send' and retry_count > 0").then((r) => r.rowCount)
  await expect.poll(tried).toBeGreaterThanOrEqual(4)

  await setMailFaults(shop)

  for (const to of people) await arrives(to)
  for (const to of people) await isNotedAsSent(to)
  for (const to of people) expect(await fetchMailsTo(shop, to)).toHaveLength(1)
})

test('a failing email is retried for more than a day', async () => {
  const { rows } = await shop.deps.pool.query(
    "select retry_limit, retry_delay_max from pgboss.queue where name = 'mail.send'",
  )
  // pg-boss randomizes each pause to at least half of the maximum, once the pauses have grown to it.
  const [{ retry_limit: tries, retry_delay_max: longestSeconds }] = rows
  expect((tries * longestSeconds) / 2).toBeGreaterThan(15 * 60 * 60)
  expect(tries * longestSeconds).toBeGreaterThan(24 * 60 * 60)
})

test('ten concurrent workers send the same email only once', async () => {
  const to = newAddress()
  await setMailFaults(shop, { down: true })
  await sendTo(to)
  const { rows } = await shop.deps.pool.query('select id from mails where recipient = $1', [to])
  await setMailFaults(shop)

  await Promise.allSettled(Array.from({ length: 10 }, () => sendMail(shop.deps, { mailId: rows[0].id })))
  await isNotedAsSent(to)
  await sendMail(shop.deps, { mailId: rows[0].id })

  expect(await fetchMailsTo(shop, to)).toHaveLength(1)
})

test('only one of two workers that are connected for the same email sends it', async () => {
  const to = newAddress()
  const mailId = await writtenDaysAgo(1, to)
  const [reached, handed, tried] = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  const { mailer } = shop.deps
  const worker = (at: (handOver: () => Promise<void>) => Promise<void>) =>
    sendMail(
      { ...shop.deps, mailer: { send: (mail, handOver) => mailer.send(mail, () => at(handOver)) } },
      { mailId },
    )

  const first = worker(async (handOver) => {
    await reached?.promise
    await handOver()
    handed?.resolve()
    await tried?.promise
  })
  const second = worker(async (handOver) => {
    reached?.resolve()
    await handed?.promise
    await handOver()
  }).finally(() => tried?.resolve())
  await expect(second).rejects.toThrow('Another worker')
  await first

  expect(await fetchMailsTo(shop, to)).toHaveLength(1)
})

test('an email that the mail server never confirmed is not sent again, and an error is logged', async () => {
  const to = newAddress()
  const { db, clock } = shop.deps
  const mailId = await insertMail(db, { to, ...words }, clock())
  await markMailHandedOver(db, mailId, new Date(clock().getTime() - 31 * 60 * 1000))

  await sendMail(shop.deps, { mailId })
  await cleanUpMails(shop.deps)
  await sendMail(shop.deps, { mailId })

  expect(await fetchMailsTo(shop, to)).toEqual([])
  expect((await stateOf(to)).refused).toBe('handed over, but the mail server never answered')
  expect(shop.unexpectedErrors()).toEqual([expect.stringContaining('may or may not have been sent')])
})

test('an email is retried if the server temporarily rejects it after DATA', async () => {
  const to = newAddress()
  await setMailFaults(shop, { failNext: 2, only: [to] })
  await sendTo(to)

  await arrives(to)
  await isNotedAsSent(to)
  expect(await fetchMailsTo(shop, to)).toHaveLength(1)
})

/** Inserts a mail without a job, written the given number of days ago, and returns its id. */
function writtenDaysAgo(days: number, to = newAddress()): Promise<string> {
  const { db, clock } = shop.deps
  const then = new Date(clock().getTime() - days * 24 * 60 * 60 * 1000)
  return insertMail(db, { to, ...words }, then)
}

test('an email that failed for two days is retried by the nightly cleanup', async () => {
  const to = newAddress()
  await writtenDaysAgo(2, to)
  expect(await fetchMailsTo(shop, to)).toEqual([])
  await cleanUpMails(shop.deps)
  await arrives(to)
})

test('an email unsent for a week is abandoned, and an error is logged', async () => {
  const to = newAddress()
  const mailId = await writtenDaysAgo(8, to)
  await cleanUpMails(shop.deps)
  expect(shop.unexpectedErrors()).toEqual([expect.stringContaining('mails were given up')])

  await sendMail(shop.deps, { mailId })
  expect(await fetchMailsTo(shop, to)).toEqual([])
  expect((await stateOf(to)).refused).toBe('not sent within a week')
})

test('an email abandoned while a worker connects is not sent', async () => {
  const to = newAddress()
  const mailId = await writtenDaysAgo(8, to)
  const { mailer } = shop.deps
  const slow: typeof mailer = {
    send: (mail, handOver) =>
      mailer.send(mail, async () => {
        await cleanUpMails(shop.deps)
        await handOver()
      }),
  }

  await expect(sendMail({ ...shop.deps, mailer: slow }, { mailId })).rejects.toBeInstanceOf(Error)

  expect(await fetchMailsTo(shop, to)).toEqual([])
  expect((await stateOf(to)).refused).toBe('not sent within a week')
  expect(shop.unexpectedErrors()).toEqual([expect.stringContaining('mails were given up')])
})

test('sending, rejecting or failing one email leaves the state of other emails unchanged', async () => {
  const [sent, unknown, lost, waiting] = [newAddress(), newAddress(), newAddress(), newAddress()]
  const waitingId = await writtenDaysAgo(1, waiting)
  await setMailFaults(shop, { unknown: [unknown], loseAnswers: 1, only: [lost] })
  for (const to of [lost, unknown, sent]) {
    await sendMail(shop.deps, { mailId: await writtenDaysAgo(1, to) })
    expect(await stateOf(waiting)).toEqual({ sent_at: null, refused: null, handed_over_at: null })
  }
  const states = await Promise.all([sent, unknown, lost].map(stateOf))
  await setMailFaults(shop, { failNext: 1, only: [waiting] })

  await expect(sendMail(shop.deps, { mailId: waitingId })).rejects.toBeInstanceOf(Error)

  expect(await Promise.all([sent, unknown, lost].map(stateOf))).toEqual(states)
  shop.unexpectedErrors()
})

test('the mail cleanup changes neither sent emails nor one that was just handed over', async () => {
  const [sent, underWay] = [newAddress(), newAddress()]
  const { db, clock } = shop.deps
  const sentId = await writtenDaysAgo(8, sent)
  await markMailHandedOver(db, sentId, new Date(clock().getTime() - 31 * 60 * 1000))
  await markMailSent(db, sentId, clock())
  await markMailHandedOver(db, await writtenDaysAgo(1, underWay), clock())
  const states = await Promise.all([sent, underWay].map(stateOf))

  await cleanUpMails(shop.deps)

  expect(await Promise.all([sent, underWay].map(stateOf))).toEqual(states)
})

test('an email whose server disconnects without an answer arrives at most once', async () => {
  const to = newAddress()
  await setMailFaults(shop, { loseAnswers: 1, only: [to] })
  await sendTo(to)

  await expect.poll(async () => (await stateOf(to)).refused).toMatch('never answered')
  await runJobsNow(shop)
  await sendMail(shop.deps, { mailId: await mailIdTo(to) })

  const [mail, ...more] = await fetchMailsTo(shop, to)
  expect(mail?.messageId).toBe(`<${await mailIdTo(to)}@example.com>`)
  expect(more).toEqual([])
  expect(shop.unexpectedErrors()).toEqual([expect.stringContaining('may or may not have been sent')])
})

test('an email to an unknown address is abandoned with the reason', async () => {
  const to = newAddress()
  await setMailFaults(shop, { unknown: [to] })
  await sendTo(to)

  await expect.poll(async () => (await stateOf(to)).refused).toMatch('550')
  expect(shop.unexpectedErrors()).toEqual([])
})

test.each([
  ['is busy for its recipient', (to: string) => ({ busy: [to] })],
  ['rejects its content', (to: string) => ({ failNext: 1, failWith: 554, only: [to] })],
])('an email is retried when its server %s', async (_title, trouble) => {
  const to = newAddress()
  const mailId = await writtenDaysAgo(1, to)
  await setMailFaults(shop, trouble(to))
  await expect(sendMail(shop.deps, { mailId })).rejects.toBeInstanceOf(Error)
  await setMailFaults(shop)

  await sendMail(shop.deps, { mailId })
  expect(await fetchMailsTo(shop, to)).toHaveLength(1)
})

test.each([
  ['a second recipient', (to: string) => ({ to: `${to}, victim@example.com` })],
  ['a header in the subject', () => ({ subject: 'Hello\r\nBcc: victim@example.com\r\n\r\nown text' })],
  ['a header in the reply address', () => ({ replyTo: 'a@example.com\r\nBcc: victim@example.com' })],
  ['two reply addresses', () => ({ replyTo: 'a@example.com, victim@example.com' })],
])('user input in an email never becomes %s', async (_title, attempt) => {
  const to = newAddress()
  await sendTo(to, attempt(to))
  await sendTo(to)
  await expect.poll(async () => (await fetchMailsTo(shop, to)).length).toBeGreaterThan(0)

  expect(await fetchMailsTo(shop, 'victim@example.com')).toEqual([])
  for (const { raw, text } of await fetchMailsTo(shop, to)) {
    expect(raw).not.toMatch(/^(Bcc|Cc|To|Reply-To):.*victim@/im)
    expect(text).toContain('Thank you.')
  }
})
