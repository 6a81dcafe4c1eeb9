// Says what somebody may read, since when and why: npm run access:explain -- E-MAIL-OR-UID GUIDE
import { parseArgs } from 'node:util'
import { explainAccess, findReader } from '../src/server/access/index.ts'
import { parseGuideId } from '../src/shared/guides/guides.ts'
import { withShop } from './operator/shop-deps.ts'

await withShop(async (deps) => {
  const [who = '', guide = ''] = parseArgs({ allowPositionals: true }).positionals
  const guideId = parseGuideId(guide)
  if (guideId === undefined) throw new Error('Usage: npm run access:explain -- E-MAIL-OR-UID GUIDE')
  const reader = await findReader(deps.db, who)
  if (reader === undefined) throw new Error(`Nobody is known as ${who}`)
  const { grounds, since, reference, history } = await explainAccess(deps, reader, guideId)
  const by = reference === null ? '' : `, by ${reference}`
  console.log(
    grounds === null
      ? `${reader.email} may not read guide ${guideId}.`
      : `${reader.email} may read guide ${guideId}: ${grounds}${since === null ? '' : `, since ${since}`}${by}.`,
  )
  for (const { happenedAt, change, reason, reference: source } of history)
    console.log(`  ${happenedAt}  ${change}  ${reason}${source === null ? '' : `  ${source}`}`)
})
