import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  generate,
  PostgresDialect,
  TypeScriptSerializer,
  type ObjectExpressionNode,
  type PropertyNode,
  type StatementNode,
} from 'kysely-codegen'
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
      serializer: new SingleInterfaceSerializer(),
      outFile: 'src/server/platform/database-types.ts',
      verify,
    })
  } finally {
    await close()
  }
}

/** Writes one interface, `DB`, with the columns of each table, and each comment on one line, as in the rest of the code. */
class SingleInterfaceSerializer extends TypeScriptSerializer {
  readonly #tables = new Map<string, ObjectExpressionNode>()

  override serializeStatements(nodes: StatementNode[]): string {
    const isTable = (node: StatementNode) => {
      if (node.type !== 'ExportStatement' || node.argument.type !== 'InterfaceDeclaration') return false
      const { id, body } = node.argument
      if (id.name === 'DB') return false
      this.#tables.set(id.name, body)
      return true
    }
    return super.serializeStatements(nodes.filter((node) => !isTable(node)))
  }

  override serializeProperty({ key, value, comment }: PropertyNode): string {
    const table = value.type === 'Identifier' ? this.#tables.get(value.name) : undefined
    const type = this.serializeExpression(table ?? value).replaceAll('\n', '\n  ')
    return `${comment === null ? '' : `/** ${comment} */\n  `}${this.serializeKey(key)}: ${type};\n`
  }
}
