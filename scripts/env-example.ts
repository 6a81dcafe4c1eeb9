// Writes .env.example from the settings that the server reads, so that it stays up to date.
import { writeEnvExample } from './build/env-example.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await writeEnvExample()
