import pg from 'pg'
import { inject } from 'vitest'

/** A separate database, copied from the migrated template, or without any table. */
export async function createTestDatabase(
  from: 'template' | 'nothing' = 'template',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const { postgresUrl, ...services } = inject('services')
  const template = from === 'template' ? services.template : 'template0'
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: `${postgresUrl}/postgres` })
  await admin.connect()
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: `${postgresUrl}/${name}`,
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
