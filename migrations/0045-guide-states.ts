// Adds the state of a guide (draft, scheduled, on sale, withdrawn) and its version. Existing guides are on sale.
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
    // Operator's email address at the time of the save. Null if a script saved the guide.
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
