import { openDatabase, type Database } from '../../src/server/platform/database.ts'
import { assertNode } from '../processes/assert-node.ts'

/** Runs a command of an operator on the database of DATABASE_URL; a failure is one line, and exit code 1. */
export async function runOnDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  assertNode()
  const url = process.env['DATABASE_URL'] ?? ''
  if (url === '') return fail('DATABASE_URL: missing (the PostgreSQL of the shop)')
  const database = openDatabase(url, () => undefined)
  try {
    await work(database)
  } catch (error) {
    fail(describe(error))
  } finally {
    await database.close()
  }
}

/** A refused connection is an error without a message around one error for each address. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ')
  return error instanceof Error ? error.message : String(error)
}

function fail(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}
