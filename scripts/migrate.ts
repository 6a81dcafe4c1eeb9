// The release step, and the only migrator: the shop's own tables and the job queue's schema.
import { requireDatabaseUrl } from './operator/database.ts'
import { migrate } from './operator/migrate.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(() => migrate(requireDatabaseUrl(), console.log))
