import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generate, PostgresDialect, TypeScriptSerializer, type PropertyNode } from 'kysely-codegen'
import { openDatabase } from '../../src/server/platform/database.ts'
import { startPostgres } from '../demo/postgres/postgres.ts'
import { migrateDatabase } from '../operator/migrate.ts'
import { importedColumnTypes, readColumnTypeOverrides } from './column-types.ts'

/** Writes src/server/platform/database-types.ts from the migrations, using a separate PostgreSQL. */
export async function writeDatabaseTypes(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-types-'))
  const postgres = await startPostgres({ dir: path.join(folder, 'postgres'), fast: true })
  try {
    const url = postgres.url('postgres')
    await migrateDatabase(url, () => undefined)
    await generateDatabaseTypes(url)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Generates the file. With `verify`, only compares it with the database and throws if it is outdated. */
export async function generateDatabaseTypes(url: string, { verify = false } = {}): Promise<void> {
  const { db, close } = openDatabase(url, () => undefined)
  try {
    await generate({
      db: db.withoutPlugins(),
      dialect: new PostgresDialect(),
      defaultSchemas: ['public'],
      // Only the shop's own tables, without those of the migrator and the job queue.
      includePattern: 'public.!(kysely_*)',
      camelCase: true,
      customImports: importedColumnTypes,
      overrides: { columns: await readColumnTypeOverrides(url) },
      serializer: new OneLineCommentSerializer(),
      outFile: 'src/server/platform/database-types.ts',
      verify,
    })
  } finally {
    await close()
  }
}

/** Writes comments of columns on one line, as in the rest of the code. */
class OneLineCommentSerializer extends TypeScriptSerializer {
  override serializeProperty(node: PropertyNode): string {
    const comment = node.comment === null ? '' : `/** ${node.comment} */\n  `
    return comment + super.serializeProperty({ ...node, comment: null })
  }
}
