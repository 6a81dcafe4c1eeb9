// Creates the table of completed steps and notes of users. A step is identified by the hash of its text.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('step_marks')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('guide_id', 'integer', (column) =>
      column.notNull().references('guides.id').onDelete('cascade'),
    )
    .addColumn('step', 'text', (column) => column.notNull())
    // Position of the step, and number of steps in the guide, at the time of the mark.
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('steps', 'integer', (column) => column.notNull())
    .addColumn('done', 'boolean', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('step_marks_pkey', ['user_id', 'guide_id', 'step'])
    .execute()
  await sql`create index step_marks_latest on step_marks (user_id, changed_at desc)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('step_marks').execute()
}
