import { Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { recordServerLogLine } from './browser/server-log.ts'

const errorLevel = 50

/** Returns a logger that collects errors, so that a test can fail on an unexpected one. Also records warnings for the report of a failed test. */
export function createErrorLogger(): { logger: FastifyBaseLogger; errors: string[] } {
  const errors: string[] = []
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      const text = line.toString()
      recordServerLogLine(text)
      if ((JSON.parse(text) as { level: number }).level >= errorLevel) errors.push(text)
      done()
    },
  })
  return { logger: pino({ level: 'warn' }, destination), errors }
}
