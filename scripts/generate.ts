// Generates a file of the project from other files.
//
// Usage: npm run database-types | draw-icons | env-example | lockfile-complete
//   database-types     types of the tables, from the migrations, with a separate PostgreSQL
//   draw-icons         icons, from favicon.svg
//   env-example        .env.example, from the settings that the server reads
//   lockfile-complete  after npm install: lock file with the optional packages for other systems, which npm omits
//
// Example: npm run env-example
import { writeDatabaseTypes } from './build/database-types.ts'
import { drawIcons } from './build/draw-icons.ts'
import { writeEnvExample } from './build/env-example.ts'
import { completeLockfile } from './build/complete-lockfile.ts'
import { runCommand } from './processes/run-command.ts'

const generators: Record<string, () => Promise<void>> = {
  /** Generates src/server/platform/database-types.ts from the migrations, with a separate PostgreSQL. */
  'database-types': writeDatabaseTypes,
  /** Generates the shop's icons from favicon.svg, in every size and format that browsers and phones request. */
  'draw-icons': drawIcons,
  /** Generates .env.example from the settings that the server reads. */
  'env-example': writeEnvExample,
  /** Adds the optional packages for other systems to the lock file, from which npm omits them. Run it after `npm install`. */
  'lockfile-complete': completeLockfile,
}

await runCommand(async () => {
  const generate = generators[process.argv[2] ?? '']
  if (generate === undefined) throw new Error(`Usage: npm run ${Object.keys(generators).join('|')}`)
  await generate()
})
