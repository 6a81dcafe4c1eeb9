import { findRepeatedRefunds } from '../../src/server/admin/index.ts'
import { reconcile } from '../../src/server/payments/index.ts'
import { recordChore } from '../../src/server/maintenance/index.ts'
import { withShopDeps } from './shop-deps.ts'

/** Compares the shop's records with Stripe, and prints the discrepancies. With `apply`, also corrects them. */
export function reconcilePayments({ apply }: { apply: boolean }): Promise<void> {
  return withShopDeps(async (deps) => {
    for (const { email, paymentId, description } of await findRepeatedRefunds(deps))
      console.log(`${email}  ${paymentId}  to look at: ${description}`)
    let drifts = 0
    let checked = 0
    for await (const found of reconcile(deps, { apply })) {
      if ('checked' in found) {
        checked = found.checked
        continue
      }
      drifts += 1
      const done = apply ? 'written' : 'would be written'
      console.log(`${found.email}  ${found.stripeId}  ${done}: ${found.changes.join('; ')}`)
    }
    const left = apply ? 0 : drifts
    const figures = { customers: checked, drifts, left }
    await recordChore(deps.db, { chore: 'reconcile', succeededAt: deps.clock(), figures })
    const remedy = left > 0 ? ' Run it again with --apply to repair.' : ''
    console.log(`${checked} customers compared, ${drifts} drifts.${remedy}`)
    if (left > 0) process.exitCode = 1
  })
}
