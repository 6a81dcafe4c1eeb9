// Makes a user an operator, or revokes it: npm run operator:grant -- EMAIL [--revoke]
import { parseArgs } from 'node:util'
import { grantOperator } from './operator/grant-operator.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { revoke: { type: 'boolean', default: false } },
  })
  const [email, ...others] = positionals
  if (email === undefined || others.length > 0)
    throw new Error('Usage: npm run operator:grant -- EMAIL [--revoke]')
  await grantOperator(email, !values.revoke)
})
