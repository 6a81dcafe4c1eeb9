import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const started: ChildProcessByStdio<null, Readable, null>[] = []
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'sandbox-'))
})

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await rm(directory, { recursive: true })
})

async function start() {
  const child = spawn(process.execPath, [main, '--data', path.join(directory, 'stripe.json')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { hostname, port } = new URL((JSON.parse(line) as { url: string }).url)
  const stripe = new Stripe('sk_test_main', { host: hostname, port, protocol: 'http', telemetry: false })
  return { child, stripe }
}

async function stop(child: ChildProcessByStdio<null, Readable, null>, signal: NodeJS.Signals) {
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

test('data that a fake has confirmed survives a kill and a restart', async () => {
  const first = await start()
  const intent = await first.stripe.paymentIntents.create({ amount: 200, currency: 'usd' })
  await stop(first.child, 'SIGKILL')

  const second = await start()

  expect(await second.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent)
})

test.each(['SIGTERM', 'SIGINT'] as const)('the process exits with code 0 on %s', async (signal) => {
  const { child } = await start()

  expect(await stop(child, signal)).toBe(0)
})
