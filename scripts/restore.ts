// Restores a backup into an empty database: npm run restore -- FILE|-
import { restoreShop } from './backup/restore-shop.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2)
  if (file === undefined || rest.length > 0)
    throw new Error('Usage: npm run restore -- FILE, or - for standard input')
  await restoreShop(file)
})
