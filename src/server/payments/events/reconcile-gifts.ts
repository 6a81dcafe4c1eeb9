import { formatMoney } from '../../../shared/money.ts'
import { listUnopenedGifts } from '../gifts/gift-queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settleGuide } from '../settle/settle-order.ts'

interface GiftDiscrepancy {
  userId: number
  email: string
  /** The payment of the gift. */
  stripeId: string
  /** What settling would write, or has written, as readable text. */
  changes: string[]
}

/**
 * Names every claimed gift that is paid for and whose recipient has no access to its guide, because another title of theirs
 * ended (B21.67). With `apply` it opens them.
 */
export async function* reconcileGifts(
  deps: SettleDeps,
  { apply }: { apply: boolean },
): AsyncGenerator<GiftDiscrepancy> {
  for (const gift of await listUnopenedGifts(deps.db)) {
    const { userId, email, guideId, stripePaymentId: stripeId, money } = gift
    const changes = await settleGuide({ ...deps, dryRun: !apply }, { userId, guideId })
    if (changes.length > 0)
      yield {
        userId,
        email,
        stripeId,
        changes: changes.map((change) => `${change}, ${formatMoney(money)} paid`),
      }
  }
}
