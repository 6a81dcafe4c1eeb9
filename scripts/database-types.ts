// Writes src/server/platform/database-types.ts from the migrations, using a separate PostgreSQL.
import { writeDatabaseTypes } from './build/database-types.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await writeDatabaseTypes()
