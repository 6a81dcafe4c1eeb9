import { Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** A logger that keeps logged errors, so that a test can fail on an unexpected one. */
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
