// Writes .env.example from the settings that the server reads, so that it cannot rot.
import { writeEnvExample } from './build/env-example.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await writeEnvExample()
