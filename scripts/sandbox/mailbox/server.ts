import type { FastifyInstance } from 'fastify'
import { createFakeServer } from '../create-fake-server.ts'
import { createMailFaults, type MailFaults, type MailFaultSettings } from './mail-faults.ts'
import { addMailboxPages } from './pages.ts'
import { startSmtpServer } from './smtp.ts'
import { openMailStore, type MailStore } from './store.ts'

type MailboxOptions = {
  /** Port of the mailbox page and the control API. */
  port?: number
  /** Port of the mail server. A free port by default. */
  smtpPort?: number
  host?: string
  /** File in which emails are stored. Without it, they are lost when the process ends. */
  dataFile?: string
}

export type Mailbox = {
  /** URL of the mailbox page and the control API. */
  url: string
  /** Mail server's URL, to use as SMTP_URL. */
  smtpUrl: string
  close: () => Promise<void>
}

/** Starts an SMTP server that stores all emails, and a page to read them. */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const host = options.host ?? '127.0.0.1'
  const store = await openMailStore(options.dataFile)
  const outage = createMailFaults()
  const smtp = await startSmtpServer({ host, port: options.smtpPort ?? 0, store, outage })
  const app = createFakeServer()
  addMailboxPages(app, store)
  addControl(app, store, outage)
  const url = await app.listen({ host, port: options.port ?? 0 })
  return {
    url,
    smtpUrl: smtp.url,
    close: async () => {
      await Promise.all([app.close(), smtp.close()])
    },
  }
}

/** Adds the JSON API that controls the faults and lists the emails. */
function addControl(app: FastifyInstance, store: MailStore, outage: MailFaults): void {
  app.get<{ Querystring: { to?: string } }>('/_sandbox/mails', ({ query }) =>
    store.list().filter((mail) => query.to === undefined || mail.to.includes(query.to)),
  )
  app.delete('/_sandbox/mails', async () => {
    await store.clear()
    return { cleared: true }
  })
  app.post<{ Body: MailFaultSettings }>('/_sandbox/outage', ({ body }) => Object.assign(outage, body))
  app.delete('/_sandbox/outage', () => Object.assign(outage, createMailFaults()))
}
