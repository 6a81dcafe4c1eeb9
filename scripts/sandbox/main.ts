import { parseArgs } from 'node:util'
import { startMailbox } from './mailbox/server.ts'
import { sandboxModel, startModelServer } from './model/server.ts'
import { startStripeSandbox } from '../stripe-fake/server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string', default: '' },
    mails: { type: 'string', default: '' },
    'smtp-port': { type: 'string', default: '0' },
    'webhook-url': { type: 'string', default: '' },
    'webhook-secret': { type: 'string', default: '' },
  },
})

const stripe = await startStripeSandbox({
  port: Number(values.port),
  ...(values.data ? { dataFile: values.data } : {}),
  ...(values['webhook-url'] ? { webhookUrl: values['webhook-url'] } : {}),
  ...(values['webhook-secret'] ? { webhookSecret: values['webhook-secret'] } : {}),
})
const mailbox = await startMailbox({
  smtpPort: Number(values['smtp-port']),
  ...(values.mails ? { dataFile: values.mails } : {}),
})
const model = await startModelServer()

// Each fake has its own URL. The output contains the URLs by the names of the fakes.
const fakes = { stripe, mailbox, model }

async function stop(): Promise<void> {
  await Promise.all(Object.values(fakes).map((each) => each.close()))
  process.exit(0)
}

process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
console.log(
  JSON.stringify({
    url: stripe.url,
    mailboxUrl: mailbox.url,
    smtpUrl: mailbox.smtpUrl,
    model: { url: model.url, modelUrl: model.modelUrl, name: sandboxModel },
  }),
)
