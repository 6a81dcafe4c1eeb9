import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowSlowBody, limitBodyTime } from './limit-body-time.ts'

const limitMs = 300

const server = createServer((received, response) => {
  limitBodyTime(received, limitMs)
  if (received.url === '/upload') allowSlowBody(received)
  const answerMs = received.url === '/slow-answer' ? 2 * limitMs : 0
  received.resume().once('end', () => setTimeout(() => response.end('answered'), answerMs))
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Sends half of a body, pauses, and sends the rest. Returns the response, or undefined if the connection was closed. */
async function sendSlowly(path: string, pauseMs: number): Promise<string | undefined> {
  const { port } = server.address() as AddressInfo
  const sending = request({ port, path, method: 'POST' })
  try {
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>
    sending.write('half ')
    await Promise.race([wait(pauseMs), answered])
    sending.end('and half')
    const [answer] = await answered
    return await text(answer)
  } catch {
    return undefined
  }
}

test('limitBodyTime closes the connection if a body arrives too slowly', async () => {
  expect(await sendSlowly('/', 3 * limitMs)).toBeUndefined()
})

test('limitBodyTime allows a slow response to a body that arrived in time', async () => {
  expect(await sendSlowly('/slow-answer', 10)).toBe('answered')
})

test('allowSlowBody lets an authorized upload exceed the time limit', async () => {
  expect(await sendSlowly('/upload', 3 * limitMs)).toBe('answered')
})
