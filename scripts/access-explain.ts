// Shows whether a user can read a guide, since when and why.
//
// Usage: npm run access:explain -- EMAIL-OR-UID GUIDE
// Settings: those of the shop; without DATABASE_URL, the demo’s database.
//
// Example: npm run access:explain -- aiko@example.com 7
import { parseArgs } from 'node:util'
import { parseGuideId } from '../src/shared/guides/guides.ts'
import { printAccessExplanation } from './operator/explain-access.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const [who = '', guide = ''] = parseArgs({ allowPositionals: true }).positionals
  const guideId = parseGuideId(guide)
  if (guideId === undefined) throw new Error('Usage: npm run access:explain -- EMAIL-OR-UID GUIDE')
  await printAccessExplanation(guideId, who)
})
