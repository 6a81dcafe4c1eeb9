// Allows any language code for pages, because only src/shared/languages.ts lists the languages.
import { sql, type Kysely } from 'kysely'

const tables = ['checkouts', 'contact_messages', 'receipts']

async function check(db: Kysely<unknown>, rule: string): Promise<void> {
  for (const table of tables) {
    const name = sql.ref(`${table}_language_check`)
    await sql`alter table ${sql.table(table)} drop constraint ${name}`.execute(db)
    await sql`alter table ${sql.table(table)} add constraint ${name} check (${sql.raw(rule)})`.execute(db)
  }
}

export const up = (db: Kysely<unknown>): Promise<void> => check(db, `language ~ '^[a-z]{2,3}$'`)

export const down = (db: Kysely<unknown>): Promise<void> => check(db, `language in ('en', 'ja')`)
