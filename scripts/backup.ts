// Writes an encrypted backup of the database.
//
// Usage: npm run backup [-- FOLDER | - | --new-key]
//   FOLDER     folder for the backup; BACKUP_DIR by default
//   -          writes the backup to standard output
//   --new-key  only prints a new key pair
//
// Settings: DATABASE_URL, BACKUP_RECIPIENT, BACKUP_DIR (docs/backup.md).
//
// Example: npm run backup -- /var/backups/shop
import { parseArgs } from 'node:util'
import { backUpShop, printNewKeyPair } from './backup/back-up-shop.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'new-key': { type: 'boolean', default: false } },
  })
  if (positionals.length > 1) throw new Error('Usage: npm run backup [-- FOLDER | - | --new-key]')
  await (values['new-key'] ? printNewKeyPair() : backUpShop(positionals[0]))
})
