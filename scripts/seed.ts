// Fills a shop with the demo catalogue. Repeating it changes nothing; a shop that sells is left alone.
import { seed } from './demo/seed.ts'
import { requireDatabaseUrl } from './operator/database.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(() => seed(requireDatabaseUrl(), console.log))
