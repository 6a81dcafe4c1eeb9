import type { FastifyInstance } from 'fastify'
import { escapeHtml, sendPage, formatPageTime } from '../pages/send-page.ts'
import type { ReceivedMail, MailStore } from './store.ts'

const fakeName = 'Mailbox fake'
const shownMails = 200

/** Adds the mailbox page, which lists the newest email first. Emails' HTML is shown in a fully sandboxed frame. */
export function addMailboxPages(app: FastifyInstance, store: MailStore): void {
  const find = (number: string) => store.list().find((mail) => String(mail.number) === number)

  app.get('/', (_request, reply) => sendPage(reply, fakeName, 'Mailbox', listOf(store.list())))

  app.get<{ Params: { number: string } }>('/mails/:number', ({ params }, reply) => {
    const mail = find(params.number)
    if (mail === undefined) return reply.callNotFound()
    return sendPage(reply, fakeName, mail.subject, mailOf(mail))
  })

  app.get<{ Params: { number: string } }>('/mails/:number/html', ({ params }, reply) => {
    const mail = find(params.number)
    if (mail === undefined) return reply.callNotFound()
    const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups"
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(mail.html)
  })
}

function listOf(mails: readonly ReceivedMail[]): string {
  const rows = mails
    .toReversed()
    .slice(0, shownMails)
    .map(
      ({ number, receivedAt, to, subject }) =>
        `<tr><td>${formatPageTime(receivedAt)}<td>${escapeHtml(to.join(', '))}<td><a href="/mails/${number}">${escapeHtml(subject)}</a></tr>`,
    )
  const table = `<table><tr><th>Time (UTC)<th>To<th>Subject</tr>${rows.join('\n')}</table>`
  return `<h1>Mailbox fake</h1>
<p>Every email of the shop and the demo's identity provider ends here, and none leaves this machine.</p>
${rows.length === 0 ? '<p>No mail yet.</p>' : table}`
}

function mailOf({ number, receivedAt, messageId, from, to, subject, text, html }: ReceivedMail): string {
  const facts = [
    ['From', from],
    ['To', to.join(', ')],
    ['Time (UTC)', formatPageTime(receivedAt)],
    ['Message-ID', messageId],
  ].map(([name = '', value = '']) => `<dt>${name}<dd>${escapeHtml(value)}</dd>`)
  const frame = `<h2>HTML</h2><iframe sandbox="allow-popups" src="/mails/${number}/html" title="${escapeHtml(subject)}"></iframe>`
  return `<p><a href="/">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl>${facts.join('')}</dl>
<h2>Text</h2>
<pre>${escapeHtml(text)}</pre>
${html === '' ? '' : frame}`
}
