// Adds references from purchases, gifts, receipts and refunds to their order and item. No rows are read or rewritten.
import { sql, type Kysely } from 'kysely'

const references = {
  purchases: 'item_id integer',
  gifts: 'item_id integer',
  receipts: 'order_id uuid',
  refunds: 'order_id uuid',
}

const comments = {
  'purchases.item_id':
    'the item that was paid for it, by the buyer or by the giver; null where source is free or given',
  'gifts.item_id': 'the item that pays for it; null until a checkout is opened',
  'gifts.notify_at': 'when the recipient is to be notified',
  'gifts.state': 'what the times of the row mean together',
  'receipts.order_id': 'of a month of Pro: the order that began the plan',
  'refunds.order_id': 'with of_shares: of this order, the items that have returned_at',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of Object.entries(references)) {
    const [name = ''] = column.split(' ')
    const target = name === 'item_id' ? 'order_items' : 'orders'
    await sql`alter table ${sql.table(table)} add column ${sql.raw(column)},
      add constraint ${sql.ref(`${table}_${name}_fkey`)} foreign key (${sql.ref(name)})
      references ${sql.table(target)} on delete set null not valid`.execute(db)
  }
  await sql`alter table gifts add column notify_at timestamptz, add column state text,
    add constraint gifts_state_check check (state in
      ('unpaid', 'waiting', 'notified', 'bounced', 'claimed', 'on-hold', 'taken-back')) not valid`.execute(db)
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of Object.entries(references))
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(column.split(' ')[0] ?? '')}`.execute(db)
  await sql`alter table gifts drop column notify_at, drop column state`.execute(db)
}
