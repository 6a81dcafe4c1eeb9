// Compares what the shop has written with what Stripe says: npm run payments:reconcile [-- --apply]
import { parseArgs } from 'node:util'
import { reconcile } from '../src/server/payments/index.ts'
import { withShop } from './operator/shop-deps.ts'

await withShop(async (deps) => {
  const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } })
  let drifts = 0
  let checked = 0
  for await (const found of reconcile(deps, values)) {
    if ('checked' in found) {
      checked = found.checked
      continue
    }
    drifts += 1
    const done = values.apply ? 'written' : 'would be written'
    console.log(`${found.email}  ${found.stripeId}  ${done}: ${found.changes.join('; ')}`)
  }
  const remedy = drifts > 0 && !values.apply ? ' Run it again with --apply to repair.' : ''
  console.log(`${checked} customers compared, ${drifts} drifts.${remedy}`)
  if (drifts > 0 && !values.apply) process.exitCode = 1
})
