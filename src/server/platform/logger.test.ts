import { spawnSync } from 'node:child_process'
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

test('the log contains method and path of a request, but no token, email address or body', async () => {
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

test('the message and stack of an error that is a plain object are logged', () => {
  const lines: string[] = []
  const logger = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })
  const { message, stack } = new Error('connection lost')

  logger.error({ err: { message, stack, queue: 'mail.send' } }, 'job queue failed')

  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { message, stack } })
})

test.each(['', 'process.exit(1)'])('the last lines before a process ends are written (%s)', (end) => {
  // Keeps all threads of the pool busy, as on a machine under load.
  const script = `
    const { pbkdf2 } = await import('node:crypto')
    const { createLogger } = await import(${JSON.stringify(new URL('logger.ts', import.meta.url).href)})
    const logger = createLogger({ LOG_LEVEL: 'info' })
    for (let thread = 1; thread <= 4; thread += 1) pbkdf2('', '', 20_000, 64, 'sha512', () => {})
    for (let line = 1; line <= 1000; line += 1) logger.info({ line }, 'said')
    ${end}`

  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })

  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { line: number }).line)
  expect(lines).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1))
})
