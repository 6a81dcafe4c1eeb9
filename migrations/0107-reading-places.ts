// Creates the tables of reading places and of users who turned off the sync, and adds conflicting notes of several devices on
// one step.
import { sql, type Kysely } from 'kysely'

const comments = {
  'reading_places.block':
    'the hash of the English block that was being read; empty for a text without blocks',
  'reading_places.percent': 'of the text; near either end there is nothing to continue',
  'step_marks.note': 'the latest of its notes, as the release before reads and writes it',
  'step_marks.notes': 'the last note of each device; empty where a later one replaces it',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reading_places (
      user_id integer not null references users on delete cascade,
      guide_id integer not null references guides on delete cascade,
      block text not null,
      percent integer not null check (percent between 0 and 100),
      changed_at timestamptz not null,
      primary key (user_id, guide_id)
    )`.execute(db)
  await sql`
    create table progress_opt_outs (
      user_id integer primary key references users on delete cascade,
      opted_out_at timestamptz not null
    )`.execute(db)
  await db.schema
    .alterTable('step_marks')
    .addColumn('notes', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .execute()
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('step_marks').dropColumn('notes').execute()
  await db.schema.dropTable('progress_opt_outs').execute()
  await db.schema.dropTable('reading_places').execute()
}
