// Grants a user a role in the shop, or revokes it.
//
// Usage: npm run operator:grant -- EMAIL [--role owner|editor|support | --revoke]
//   --role    role to grant; owner by default
//   --revoke  revokes the role
//
// Settings: DATABASE_URL and Firebase’s (docs/production.md).
//
// Example: npm run operator:grant -- chie@example.com --role editor
import { parseArgs } from 'node:util'
import { roles } from '../src/shared/auth/roles.ts'
import { grantRole } from './operator/grant-role.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, revoke: { type: 'boolean', default: false } },
  })
  const [email, ...others] = positionals
  const role = roles.find((each) => each === (values.role ?? 'owner'))
  const isBoth = values.revoke && values.role !== undefined
  if (email === undefined || others.length > 0 || role === undefined || isBoth)
    throw new Error('Usage: npm run operator:grant -- EMAIL [--role owner|editor|support | --revoke]')
  await grantRole(email, values.revoke ? undefined : role)
})
