// Adds the data of /new and the newsletter: when a guide went on sale, and the tables of the most used guides and of
// subscribers, who are identified by email address instead of account.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('guides').addColumn('on_sale_since', 'timestamptz').execute()
  await sql`update guides set on_sale_since = created_at where state in ('on-sale', 'withdrawn')`.execute(db)
  // The date of an imported guide is kept, and only the first sale date counts.
  await sql`
    create function note_on_sale() returns trigger language plpgsql as $$
    begin
      if new.state = 'on-sale' and new.on_sale_since is null then
        new.on_sale_since := case when tg_op = 'INSERT' then new.created_at else now() end;
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger guides_on_sale before insert or update of state on guides
    for each row execute function note_on_sale()`.execute(db)
  await db.schema
    .createTable('popular_guides')
    .addColumn('guide_id', 'integer', (column) =>
      column.primaryKey().references('guides.id').onDelete('cascade'),
    )
    .addColumn('people', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('news_subscriptions')
    // The email address is in lower case.
    .addColumn('email', 'text', (column) => column.primaryKey().check(sql`email = lower(email)`))
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language ~ '^[a-z]{2,3}$'`))
    // Key in the links of each email. It only allows confirming and unsubscribing.
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    // Last week whose email was queued or sent.
    .addColumn('told_week', 'date')
    .execute()
  // URL for one-click unsubscribing. Null for other emails.
  await db.schema.alterTable('mails').addColumn('leave_url', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').dropColumn('leave_url').execute()
  await db.schema.dropTable('news_subscriptions').execute()
  await db.schema.dropTable('popular_guides').execute()
  await sql`drop trigger guides_on_sale on guides`.execute(db)
  await sql`drop function note_on_sale()`.execute(db)
  await db.schema.alterTable('guides').dropColumn('on_sale_since').execute()
}
