// Fills a shop with the demo catalogue. Running it again changes nothing; a shop with sales is left unchanged.
import { seed } from './demo/seed.ts'
import { requireDatabaseUrl } from './operator/database.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(() => seed(requireDatabaseUrl(), console.log))
