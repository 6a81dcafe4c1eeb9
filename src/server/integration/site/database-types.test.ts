import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { codegenArguments } from '../../../../scripts/build/database-types.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

test('the generated database types match the migrations', async () => {
  // Uses a new database, because PostgreSQL can't copy a template that has connections.
  const { url, drop } = await createTestDatabase()
  const verify = [...(await codegenArguments(url)), '--verify']

  const { stdout } = await promisify(execFile)('node_modules/.bin/kysely-codegen', verify)
  await drop()

  expect(stdout).toContain('up-to-date')
})
