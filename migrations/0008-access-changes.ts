// Creates the table of access changes: who gained or lost access, when and why. Rows are only added.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_changes')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('guide_id', 'integer', (column) => column.references('guides.id'))
    .addColumn('change', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`change in ('granted', 'suspended', 'restored', 'revoked', 'duplicate-refunded', 'ignored')`,
        ),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('source_ref', 'text')
    .addColumn('happened_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema
    .createIndex('access_changes_by_user')
    .on('access_changes')
    .columns(['user_id', 'id'])
    .execute()
  await db.schema.createIndex('access_changes_by_source').on('access_changes').column('source_ref').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('access_changes').execute()
}
