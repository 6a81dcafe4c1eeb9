import { expect, test } from 'vitest'
import { generateDatabaseTypes } from '../../../../scripts/build/database-types.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

test('the generated database types match the migrations', async () => {
  // Uses a new database, because PostgreSQL can't copy a template that has connections.
  const { url, drop } = await createTestDatabase()

  await expect(generateDatabaseTypes(url, { verify: true })).resolves.toBeUndefined()

  await drop()
})
