// Writes a backup of the database: npm run backup [-- FOLDER|-] [--new-key]
import { parseArgs } from 'node:util'
import { backUpShop, printNewKey } from './backup/back-up-shop.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'new-key': { type: 'boolean', default: false } },
  })
  if (positionals.length > 1) throw new Error('Usage: npm run backup [-- FOLDER | - | --new-key]')
  await (values['new-key'] ? printNewKey() : backUpShop(positionals[0]))
})
