import fastify, { type FastifyInstance } from 'fastify'
import { noOutage, type Outage, type Trouble } from './outage.ts'
import { addPages } from './pages.ts'
import { startSmtp } from './smtp.ts'
import { openStore, type Store } from './store.ts'

type MailboxOptions = {
  /** The port of the page and the control API. */
  port?: number
  /** A free one if it is not named. */
  smtpPort?: number
  host?: string
  /** Where mails are stored; without it, they are lost when the process ends. */
  dataFile?: string
}

export type Mailbox = {
  /** The page for people, and the control API. */
  url: string
  /** For SMTP_URL. */
  smtpUrl: string
  close: () => Promise<void>
}

/** An SMTP server that keeps all mail, and a page to read it. */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const host = options.host ?? '127.0.0.1'
  const store = await openStore(options.dataFile)
  const outage = noOutage()
  const smtp = await startSmtp({ host, port: options.smtpPort ?? 0, store, outage })
  const app = fastify({ forceCloseConnections: true })
  addPages(app, store)
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

/** Control API that only a fake has. Bodies are JSON. */
function addControl(app: FastifyInstance, store: Store, outage: Outage): void {
  app.get<{ Querystring: { to?: string } }>('/_sandbox/mails', ({ query }) =>
    store.list().filter((mail) => query.to === undefined || mail.to.includes(query.to)),
  )
  app.delete('/_sandbox/mails', async () => {
    await store.clear()
    return { cleared: true }
  })
  app.post<{ Body: Trouble }>('/_sandbox/outage', ({ body }) => Object.assign(outage, body))
  app.delete('/_sandbox/outage', () => Object.assign(outage, noOutage()))
}
