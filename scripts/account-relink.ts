// Settles who an e-mail belongs to, for somebody who proved it under a new sign-in: npm run account:relink -- EMAIL
import { parseArgs } from 'node:util'
import { relinkAccount } from '../src/server/auth/index.ts'
import { openDatabase } from '../src/server/platform/database.ts'
import { firebaseOfEnvironment, inWords } from './operator/firebase-admin.ts'

async function accountRelink(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [email, ...others] = positionals
  if (email === undefined || others.length > 0) throw new Error('Usage: npm run account:relink -- EMAIL')
  const databaseUrl = process.env['DATABASE_URL']
  if (databaseUrl === undefined || databaseUrl === '')
    throw new Error('DATABASE_URL: missing (the PostgreSQL of the shop)')
  const { db, close } = openDatabase(databaseUrl, (error) => console.error(error.message))
  try {
    const { outcome, from, to } = await relinkAccount(firebaseOfEnvironment(), db, email)
    console.log(
      outcome === 'moved'
        ? `The account of ${email} has moved from ${from} to ${to}, with all that was bought.`
        : `${from} still signs in under another e-mail and keeps its account; ${to} may now register ${email}.`,
    )
  } catch (error) {
    throw new Error(inWords(error, email), { cause: error })
  } finally {
    await close()
  }
}

await accountRelink().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
