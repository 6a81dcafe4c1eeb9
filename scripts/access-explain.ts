// Shows what a user may read, since when and why: npm run access:explain -- E-MAIL-OR-UID GUIDE
import { parseArgs } from 'node:util'
import { parseGuideId } from '../src/shared/guides/guides.ts'
import { explainAccessTo } from './operator/explain-access.ts'
import { runCommand } from './processes/run-command.ts'

await runCommand(async () => {
  const [who = '', guide = ''] = parseArgs({ allowPositionals: true }).positionals
  const guideId = parseGuideId(guide)
  if (guideId === undefined) throw new Error('Usage: npm run access:explain -- E-MAIL-OR-UID GUIDE')
  await explainAccessTo(guideId, who)
})
