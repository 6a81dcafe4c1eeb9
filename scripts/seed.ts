// Stores the demo’s guides in a shop. Running it again changes nothing, and a shop with sales is left unchanged.
//
// Usage: npm run seed
// Settings: DATABASE_URL.
//
// Example: DATABASE_URL=postgres://shop@localhost/shop npm run seed
import { seedGuides } from './demo/seed.ts'
import { requireDatabaseUrl } from './operator/database.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(() => seedGuides(requireDatabaseUrl(), console.log))
