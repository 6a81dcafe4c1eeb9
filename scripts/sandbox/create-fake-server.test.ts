import { expect, onTestFinished, test } from 'vitest'
import { startStripeSandbox } from '../stripe-fake/server.ts'
import { startMailbox } from './mailbox/server.ts'
import { startModelServer } from './model/server.ts'

test.each([
  ['Stripe', () => startStripeSandbox({ webhookSecret: 'whsec_test' })],
  ['the mail server', startMailbox],
  ['the model', startModelServer],
])('the fake of %s never closes an idle connection', async (_name, start) => {
  const fake = await start()
  onTestFinished(() => fake.close())

  const { headers } = await fetch(fake.url)

  // A server that closes idle connections announces it with "Keep-Alive: timeout=…".
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null])
})
