// Moves an account to the user who verified its email address with a new login.
//
// Usage: npm run account:relink -- EMAIL
// Settings: DATABASE_URL and Firebase’s (docs/production.md).
//
// Example: npm run account:relink -- aiko@example.com
import { parseArgs } from 'node:util'
import { relinkAccountByEmail } from './operator/relink-account.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const [email, ...others] = parseArgs({ allowPositionals: true }).positionals
  if (email === undefined || others.length > 0) throw new Error('Usage: npm run account:relink -- EMAIL')
  await relinkAccountByEmail(email)
})
