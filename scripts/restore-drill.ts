// Proves that a backup can be restored, in a database that is thrown away: npm run restore:drill [-- FILE]
import { drillRestore } from './backup/drill-restore.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2)
  if (rest.length > 0) throw new Error('Usage: npm run restore:drill [-- FILE]')
  await drillRestore(file)
})
