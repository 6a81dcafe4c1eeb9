import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerSession } from 'smtp-server'
import type { MailFaults } from './mail-faults.ts'
import type { ReceivedMail, MailStore } from './store.ts'

type SmtpOptions = { host: string; port: number; store: MailStore; outage: MailFaults }

type Smtp = { url: string; close: () => Promise<void> }

/** Starts an SMTP server that accepts every email and forwards none. */
export async function startSmtpServer({ host, port, store, outage }: SmtpOptions): Promise<Smtp> {
  const sockets = new Set<Socket>()
  const smtp = new SMTPServer({
    banner: 'sandbox mailbox',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      if (outage.silent !== 'from the start') done(outage.down ? refusal(421, 'Service not available') : null)
    },
    onRcptTo({ address }, _session, done) {
      if (outage.unknown.includes(address)) done(refusal(550, 'No such user here'))
      else done(outage.busy.includes(address) ? refusal(450, 'Mailbox busy') : null)
    },
    onData: callbackify(receive),
  })
  async function receive(stream: Readable, { envelope, remotePort }: SMTPServerSession): Promise<string> {
    const raw = await buffer(stream)
    const { only } = outage
    const affected = only === null || envelope.rcptTo.some(({ address }) => only.includes(address))
    if (affected && outage.failNext > 0) {
      outage.failNext -= 1
      throw refusal(outage.failWith, 'Not now')
    }
    await store.add(await toMail(raw, envelope))
    if (affected && outage.loseAnswers > 0) {
      outage.loseAnswers -= 1
      for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy()
    }
    if (outage.silent === 'after the mail') await new Promise(() => undefined)
    return 'Kept'
  }
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  // A client that disconnects during a command causes an error event, which is not an error of the server.
  smtp.on('error', () => undefined)
  smtp.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const server = smtp.listen(port, host)
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `smtp://${host}:${taken}`,
    async close() {
      closeAll()
      await new Promise<void>((resolve) => {
        smtp.close(resolve)
      })
    },
  }
}

async function toMail(raw: Buffer, envelope: SMTPServerEnvelope): Promise<Omit<ReceivedMail, 'number'>> {
  const { messageId = '', from, subject = '', text = '', html = '' } = await PostalMime.parse(raw)
  return {
    receivedAt: new Date().toISOString(),
    messageId,
    from: from?.address ?? '',
    to: envelope.rcptTo.map(({ address }) => address),
    subject,
    text,
    html,
    raw: raw.toString('utf8'),
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
