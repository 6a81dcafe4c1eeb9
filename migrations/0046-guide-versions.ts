// Creates the tables of earlier versions of guides and of unsaved edits. Both contain paid text.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guide_versions')
    .addColumn('guide_id', 'integer', (column) =>
      column.notNull().references('guides.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    // When and by whom this version was saved, as opposed to replaced.
    .addColumn('saved_at', 'timestamptz', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('saved_way', 'text', (column) => column.notNull())
    .addColumn('whole', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('guide_versions_pkey', ['guide_id', 'version'])
    .execute()
  await db.schema
    .createTable('guide_edits')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('editor', 'text', (column) => column.notNull())
    // Null for a guide that has not been saved yet.
    .addColumn('guide_id', 'integer', (column) => column.references('guides.id').onDelete('cascade'))
    // Version that the edit is based on.
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kept_at', 'timestamptz', (column) => column.notNull())
    .addColumn('whole', 'jsonb', (column) => column.notNull())
    .addUniqueConstraint('one_edit_an_editor_and_guide', ['editor', 'guide_id'], (each) =>
      each.nullsNotDistinct(),
    )
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('guide_edits').execute()
  await db.schema.dropTable('guide_versions').execute()
}
