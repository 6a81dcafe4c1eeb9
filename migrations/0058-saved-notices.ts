// Creates the tables of alerts about saved guides: who opted in, the guide's state at that time, and what was sent.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_wishes')
    .addColumn('user_id', 'integer', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language ~ '^[a-z]{2,3}$'`))
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('saved_notices')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('guide_id', 'integer', (column) =>
      column.notNull().references('guides.id').onDelete('cascade'),
    )
    // Price and translation state when the guide was saved, or when the user opted in if that was later.
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('translation', 'text', (column) => column.notNull())
    .addColumn('told_price', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('told_translation', 'boolean', (column) => column.notNull().defaultTo(false))
    .addPrimaryKeyConstraint('saved_notices_pkey', ['user_id', 'guide_id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('saved_notices').execute()
  await db.schema.dropTable('saved_wishes').execute()
}
