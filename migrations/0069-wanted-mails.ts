// Adds when the newsletter was last queued and rejected, and creates the table of users who opted in to step reminders.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('news_subscriptions')
    .addColumn('owed_at', 'timestamptz')
    .addColumn('refused_at', 'timestamptz')
    .execute()
  // A rejected email with a key is deleted, so the rejection is stored with the subscription.
  await sql`
    create function note_refused_news() returns trigger language plpgsql as $$
    begin
      update news_subscriptions set refused_at = now() where key = substring(new.leave_url from 'key=([A-Za-z0-9_-]{43})$');
      return null;
    end $$`.execute(db)
  await sql`
    create trigger note_refused_news after update of refused on mails
    for each row when (new.refused is not null and new.leave_url is not null)
    execute function note_refused_news()`.execute(db)

  await db.schema
    .createTable('step_wishes')
    .addColumn('user_id', 'integer', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language ~ '^[a-z]{2,3}$'`))
    // Key in the links of reminders, which only allows unsubscribing.
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    // Time at which a reminder was last queued. Null before the first one.
    .addColumn('told_at', 'timestamptz')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('step_wishes').execute()
  await sql`drop trigger note_refused_news on mails`.execute(db)
  await sql`drop function note_refused_news()`.execute(db)
  await db.schema.alterTable('news_subscriptions').dropColumn('owed_at').dropColumn('refused_at').execute()
}
