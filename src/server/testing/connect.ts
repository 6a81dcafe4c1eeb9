import pg from 'pg'
import { onTestFinished } from 'vitest'

/** Opens a connection besides the shop's own, and ends it with the test, also when the test fails. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
