// Creates the table of notices before unexpected charges of a plan, each of which is sent once.
import { sql, type Kysely } from 'kysely'

const comments = {
  'charge_notices.period_end': 'when the plan is charged next',
  'charge_notices.reason':
    'discount, price, resumed, yearly: why a notice was sent; ending: the plan was going to end then; looked: Stripe was asked for the price',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table charge_notices (
      user_id integer not null references users,
      period_end timestamptz not null,
      reason text not null check (reason in ('discount', 'price', 'resumed', 'yearly', 'ending', 'looked')),
      recorded_at timestamptz not null,
      primary key (user_id, period_end, reason)
    )`.execute(db)
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('charge_notices').execute()
}
