// Writes a file of the project that follows from others.
//
// Usage: npm run database-types | draw-icons | env-example | lockfile-complete
//   database-types     the types of the tables, from the migrations, with a separate PostgreSQL
//   draw-icons         the icons, from favicon.svg
//   env-example        .env.example, from the settings that the server reads
//   lockfile-complete  after npm install: optional packages for other systems, which npm leaves out of the lock file
//
// Example: npm run env-example
import { writeDatabaseTypes } from './build/database-types.ts'
import { drawIcons } from './build/draw-icons.ts'
import { writeEnvExample } from './build/env-example.ts'
import { completeLockfile } from './build/complete-lockfile.ts'
import { runCommand } from './processes/run-command.ts'

const generators: Record<string, () => Promise<void>> = {
  /** Generates src/server/platform/database-types.ts from the migrations, using a separate PostgreSQL. */
  'database-types': writeDatabaseTypes,
  /** Generates the shop's icons from favicon.svg, in every size and format that browsers and phones request. */
  'draw-icons': drawIcons,
  /** Generates .env.example from the settings that the server reads. */
  'env-example': writeEnvExample,
  /** Adds optional packages for other systems, which npm leaves out of the lock file. Run after `npm install`. */
  'lockfile-complete': completeLockfile,
}

await runCommand(async () => {
  const generate = generators[process.argv[2] ?? '']
  if (generate === undefined) throw new Error(`Usage: npm run ${Object.keys(generators).join('|')}`)
  await generate()
})
