// Creates the table of the audit log: what operators did, when, why and to whom. It has no foreign keys to users and guides, so
// that no other change affects its rows.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_deeds')
    .addColumn('id', 'serial', (column) => column.primaryKey())
    .addColumn('happened_at', 'timestamptz', (column) => column.notNull())
    .addColumn('operator_uid', 'text', (column) => column.notNull())
    // Operator's email address at the time of the action.
    .addColumn('operator_email', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    // Operator's reason. Empty for actions that require none.
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('guide_id', 'integer')
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .execute()
  await sql`create index operator_deeds_of_user on operator_deeds (user_id, id) where user_id is not null`.execute(
    db,
  )
  await sql`create index operator_deeds_of_guide on operator_deeds (guide_id, id) where guide_id is not null`.execute(
    db,
  )
  // The trigger also restricts the table's owner, because the shop connects as the owner.
  await sql`create function refuse_change_of_deeds() returns trigger language plpgsql as $$
    begin
      raise exception 'operator_deeds is only ever added to';
    end $$`.execute(db)
  await sql`create trigger operator_deeds_only_added before update or delete on operator_deeds
    for each row execute function refuse_change_of_deeds()`.execute(db)
  await sql`create trigger operator_deeds_not_emptied before truncate on operator_deeds
    for each statement execute function refuse_change_of_deeds()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('operator_deeds').execute()
  await sql`drop function refuse_change_of_deeds()`.execute(db)
}
