// Starts the shop with all its services, as in production, and prints its URL, accounts and test cards.
//
// Usage: npm run demo
// Settings: PORT (3000), DATA_DIR (.data), DATABASE_URL to use another PostgreSQL.
// Ctrl-C stops everything that it started.
//
// Example: PORT=4000 npm run demo
import { runShop } from './demo/run-shop.ts'
import { assertNodeVersion } from './processes/assert-node-version.ts'

assertNodeVersion()
await runShop('demo')
