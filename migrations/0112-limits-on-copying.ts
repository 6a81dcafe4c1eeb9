// Creates the tables of guides that a reader opened by Pro within a day, of times at which an account reached the reading limit,
// and of a user's sessions.
import { sql, type Kysely } from 'kysely'

const comments = {
  'opened_guides.opened_at': 'when the reader opened the guide by Pro, or opened it again a day later',
  'reading_limit_notices.reached_at': 'when the reader first had to wait; once a day',
  'reading_limit_notices.guides': 'distinct guides opened by Pro in the 24 hours before',
  'sessions.signed_in_at':
    'when the user authenticated, as Firebase says in every token and cookie of the session',
  'sessions.device': 'browser and operating system, such as "Firefox, Windows"; empty if unknown',
  'sessions.last_used_at': 'to the hour',
  'users.other_sessions_ended_at': 'sign-ins before this were ended from another session',
  'users.kept_session_at': 'the sign-in that ended them and stays valid',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  // This change comes first, because it takes the strongest lock on users. After the weaker lock of a foreign key, it could
  // deadlock with payments.
  await db.schema
    .alterTable('users')
    .addColumn('other_sessions_ended_at', 'timestamptz')
    .addColumn('kept_session_at', 'timestamptz')
    .execute()
  await sql`
    create table opened_guides (
      user_id integer not null references users on delete cascade,
      guide_id integer not null,
      opened_at timestamptz not null,
      primary key (user_id, guide_id)
    )`.execute(db)
  await sql`create index opened_guides_opened_at on opened_guides (opened_at)`.execute(db)
  await sql`
    create table reading_limit_notices (
      user_id integer not null references users on delete cascade,
      reached_at timestamptz not null,
      guides integer not null,
      primary key (user_id, reached_at)
    )`.execute(db)
  await sql`create index reading_limit_notices_reached_at on reading_limit_notices (reached_at)`.execute(db)
  await sql`
    create table sessions (
      user_id integer not null references users on delete cascade,
      signed_in_at timestamptz not null,
      device text not null,
      last_used_at timestamptz not null,
      primary key (user_id, signed_in_at)
    )`.execute(db)
  await sql`create index sessions_last_used_at on sessions (last_used_at)`.execute(db)
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .dropColumn('other_sessions_ended_at')
    .dropColumn('kept_session_at')
    .execute()
  await db.schema.dropTable('sessions').execute()
  await db.schema.dropTable('reading_limit_notices').execute()
  await db.schema.dropTable('opened_guides').execute()
}
