// Migrates the database to the schema of this release: the tables of the shop and of the job queue.
//
// Usage: npm run migrate
// No other program migrates; run it before the nodes of a release start. Running it again changes nothing.
//
// Settings: DATABASE_URL.
//
// Example: DATABASE_URL=postgres://shop@localhost/shop npm run migrate
import { requireDatabaseUrl } from './operator/database.ts'
import { migrateDatabase } from './operator/migrate.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(() => migrateDatabase(requireDatabaseUrl(), console.log))
