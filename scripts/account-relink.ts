// Moves an account to a user who verified its e-mail under a new sign-in: npm run account:relink -- EMAIL
import { parseArgs } from 'node:util'
import { relinkAccountOf } from './operator/relink-account.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const [email, ...others] = parseArgs({ allowPositionals: true }).positionals
  if (email === undefined || others.length > 0) throw new Error('Usage: npm run account:relink -- EMAIL')
  await relinkAccountOf(email)
})
