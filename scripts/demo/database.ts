import { Client } from 'pg'

async function ask<Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** Creates the database on the server at `url` if it doesn't exist. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const found = await ask(url, 'select 1 from pg_database where datname = $1', [name])
  if (found.length === 0) await ask(url, `create database "${name}"`)
}

export async function isCatalogEmpty(url: string): Promise<boolean> {
  return (await ask(url, 'select 1 from guides limit 1')).length === 0
}
