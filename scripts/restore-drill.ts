// Checks that a backup can be restored, in a database that is dropped afterwards.
//
// Usage: npm run restore:drill [-- FILE]
//   FILE  backup to restore; the newest in BACKUP_DIR by default
//
// Settings: DATABASE_URL, BACKUP_IDENTITY, BACKUP_DIR (docs/backup.md).
//
// Example: npm run restore:drill
import { drillRestore } from './backup/drill-restore.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2)
  if (rest.length > 0) throw new Error('Usage: npm run restore:drill [-- FILE]')
  await drillRestore(file)
})
