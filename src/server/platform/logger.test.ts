import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

test('a line names the request and its path, and holds no token, address or body', async () => {
  const lines: string[] = []
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  })
  const app = fastify({ loggerInstance: createLogger({ LOG_LEVEL: 'info' }, destination) })
  app.post('/login', () => ({ ok: true }))
  app.get('/boom', () => {
    const payment = { client_secret: 'pi_1_secret_2' }
    throw Object.assign(new Error('declined'), { raw: payment, payment_intent: payment })
  })

  await app.inject({
    method: 'POST',
    url: '/login?session_id=cs_secret',
    headers: { authorization: 'Bearer token-secret', cookie: 'session=cookie-secret' },
    payload: { email: 'aiko@example.com', password: 'password-secret' },
  })

  await app.inject('/boom')

  const log = lines.join('')
  expect(log).toContain('"message":"declined"')
  expect(log).toMatch(/"id":"req-\w+","method":"POST","path":"\/login"/)
  expect(log).not.toMatch(/secret|aiko@example/)
})
