// Restores a backup into an empty database.
//
// Usage: npm run restore -- FILE|-
//   -  reads the backup from standard input
//
// Settings: DATABASE_URL of the empty database, BACKUP_IDENTITY (docs/backup.md).
//
// Example: npm run restore -- /var/backups/shop/2026-11-24.backup
import { restoreShop } from './backup/restore-shop.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2)
  if (file === undefined || rest.length > 0)
    throw new Error('Usage: npm run restore -- FILE, or - for standard input')
  await restoreShop(file)
})
