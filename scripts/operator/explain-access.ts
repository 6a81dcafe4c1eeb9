import { explainAccess, findUserByEmailOrUid } from '../../src/server/access/index.ts'
import { withShopDeps } from './shop-deps.ts'

/** Prints what a user can read, since when and why. */
export function printAccessExplanation(guideId: number, who: string): Promise<void> {
  return withShopDeps(async (deps) => {
    const reader = await findUserByEmailOrUid(deps.db, who)
    if (reader === undefined) throw new Error(`No user has the email or uid ${who}`)
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
}
