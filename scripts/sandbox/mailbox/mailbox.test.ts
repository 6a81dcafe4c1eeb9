import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mailbox, startMailbox } from './server.ts'
import type { ReceivedMail } from './store.ts'

let folder: string
let mailbox: Mailbox
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'))
  mailbox = await start()
})
afterEach(async () => {
  await mailbox.close()
  await rm(folder, { recursive: true })
})

const start = () => startMailbox({ dataFile: path.join(folder, 'mailbox.json') })
const mail = {
  from: 'shop@example.com',
  to: 'aiko@example.com',
  subject: '領収書 & <b>',
  text: '本文',
  html: '<p>本文',
}
const send = (changes: object = {}) => createTransport(mailbox.smtpUrl).sendMail({ ...mail, ...changes })
const mails = async () => (await (await fetch(`${mailbox.url}/_sandbox/mails`)).json()) as ReceivedMail[]
const trouble = (body: object) =>
  fetch(`${mailbox.url}/_sandbox/outage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('the mailbox stores an email as its recipient sees it, also across a restart', async () => {
  await send()
  await mailbox.close()
  mailbox = await start()

  expect(await mails()).toMatchObject([
    { number: 1, to: ['aiko@example.com'], subject: '領収書 & <b>', text: '本文' },
  ])
})

test('the mailbox page shows an email without running its HTML', async () => {
  await send()

  const list = await (await fetch(mailbox.url)).text()
  const page = await (await fetch(`${mailbox.url}/mails/1`)).text()
  const frame = await fetch(`${mailbox.url}/mails/1/html`)

  expect(list).toContain('<a href="/mails/1">領収書 &amp; &lt;b&gt;</a>')
  expect(page).toContain('<pre>本文')
  expect(await frame.text()).toContain('<p>本文')
  expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect((await fetch(`${mailbox.url}/mails/9`)).status).toBe(404)
})

test('the mail server can be stopped and started again', async () => {
  await trouble({ down: true })
  await expect(send()).rejects.toThrow('421')
  await trouble({ down: false })
  await send()

  expect(await mails()).toHaveLength(1)
})

test('the mail server can defer emails, lose a response, and reject unknown recipients', async () => {
  await trouble({ failNext: 1, loseAnswers: 1, unknown: ['nobody@example.com'] })

  await expect(send()).rejects.toThrow('451')
  expect(await mails()).toHaveLength(0)
  await expect(send()).rejects.toThrow('closed')
  expect(await mails()).toHaveLength(1)
  await expect(send({ to: 'nobody@example.com' })).rejects.toThrow('550')
})
