import { Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** A logger that keeps what it logs as an error, so that a test can fail on what nobody expected. */
export function watchErrors(): { logger: FastifyBaseLogger; errors: string[] } {
  const errors: string[] = []
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      errors.push(line.toString())
      done()
    },
  })
  return { logger: pino({ level: 'error' }, destination), errors }
}
