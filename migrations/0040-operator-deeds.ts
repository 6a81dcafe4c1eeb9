// The audit log: what operators did, when, why and to whom. It refers to users and guides without foreign keys, so no other change touches a row.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_deeds')
    .addColumn('id', 'serial', (column) => column.primaryKey())
    .addColumn('happened_at', 'timestamptz', (column) => column.notNull())
    .addColumn('operator_uid', 'text', (column) => column.notNull())
    // Email at that time.
    .addColumn('operator_email', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    // The operator's reason; empty for actions that ask for none.
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
  // Applies to the table's owner too, because the shop connects as the owner.
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
