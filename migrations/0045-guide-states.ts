// Whether a guide is written, waits for its day, is sold, or is sold no more; and which save of it is stored. What is
// there already is on sale.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guides')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('on-sale')
        .check(sql`state in ('draft', 'scheduled', 'on-sale', 'withdrawn')`),
    )
    .addColumn('publish_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    // The address of an operator as it was then; null where no person saved it, as in a script.
    .addColumn('saved_by', 'text')
    .addColumn('saved_way', 'text', (column) =>
      column
        .notNull()
        .defaultTo('import')
        .check(sql`saved_way in ('import', 'translation', 'desk', 'many', 'brought-back')`),
    )
    .execute()
  await sql`alter table guides add constraint guides_scheduled_has_time
    check ((state = 'scheduled') = (publish_at is not null))`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guides')
    .dropColumn('saved_way')
    .dropColumn('saved_by')
    .dropColumn('version')
    .dropColumn('publish_at')
    .dropColumn('state')
    .execute()
}
