import { signUpOperator } from '../operators.ts'
import type { Shop } from '../shop.ts'
import { deleteAccount, leaveDeletionWaiting, recordProgress } from './account-cases.ts'
import { createDumpActions } from './actions.ts'
import { buyBundles, leaveShareRefundOwed } from './bundle-cases.ts'
import {
  claimExpiringMonths,
  giveGuideGifts,
  giveProGifts,
  leaveGiftsUnclaimed,
  failRefundDuringGiftedMonths,
  reinstateGift,
} from './gift-cases.ts'
import {
  buyGuides,
  disputeGuides,
  giveGuides,
  leaveDuplicateRefundOwed,
  refundDuplicates,
  refundGuides,
  refundSecondPayment,
} from './guide-cases.ts'
import { leaveCheckoutsOpen } from './open-cases.ts'
import { startNewPlans, startOldPlans, startPlans } from './pro-cases.ts'

/** Tags of the guides in the reading path. Each guide matches one step. */
const drawing = [
  ['graphic design'],
  ['print on demand'],
  ['Etsy', 'Digital Products'],
  ['stock images'],
  ['ebooks', 'handmade gifts'],
]
const withdrawnGuide = 12

const guides = [
  ...Array.from({ length: 12 }, (_, index) => ({ id: index + 1 })),
  { id: 21, isFreePreview: true },
  { id: 22, price: 349 },
  { id: 23, price: 100, priceJpy: 120 },
  ...drawing.map((tags, place) => ({ id: 31 + place, tags })),
].map((guide) => ({ ...guide, titleEn: `Guide ${guide.id}`, titleJa: `ガイド${guide.id}` }))

/** Creates an account for each case, named after it, and sells every product, in every state. Ends on the day of the dump. */
export async function populateShop(shop: Shop): Promise<void> {
  const actions = createDumpActions(shop)
  await shop.stock(...guides)
  const operator = await signUpOperator(shop, 'operator')
  const code = {
    forGuides: true,
    forPro: true,
    firstDay: actions.now().toISOString().slice(0, 10),
    lastDay: null,
    mostUses: null,
    newBuyers: false,
    note: 'for the dump',
  }
  const codes = [
    { ...code, word: 'HALF', terms: { percent: 50, amounts: null } },
    { ...code, word: 'LIMITED', mostUses: 3, terms: { percent: null, amounts: { usd: 75, jpy: 80 } } },
    { ...code, word: 'WELCOME', newBuyers: true, terms: { percent: 25, amounts: null } },
    { ...code, word: 'ENDED', terms: { percent: 10, amounts: null } },
  ]
  for (const each of codes) await actions.submitAsOperator(operator, 'admin.makeCode', each)
  await actions.submitAsOperator(operator, 'admin.endCode', { word: 'ENDED', reason: 'for the dump' })

  // These cases come first, because they need the operator's recent login.
  await refundGuides(actions, operator)
  await giveGuides(actions, operator)
  await buyBundles(actions, operator)
  const old = await startOldPlans(actions, operator)
  await buyGuides(actions)
  await refundDuplicates(actions)
  await refundSecondPayment(actions)
  await disputeGuides(actions)
  await giveGuideGifts(actions)
  await reinstateGift(actions)
  await claimExpiringMonths(actions)
  await deleteAccount(actions)
  await recordProgress(actions)
  for (let month = 1; month <= 3; month += 1) await actions.passDays(31.1)

  const canceled = await startPlans(actions, old)
  await giveProGifts(actions)
  await failRefundDuringGiftedMonths(actions)
  await shop.deps.pool.query(`update guides set state = 'withdrawn' where id = $1`, [withdrawnGuide])
  await shop.deps.catalogue.refresh()
  await actions.passDays(31.1)

  await startNewPlans(actions, canceled)
  await leaveGiftsUnclaimed(actions)
  await leaveDuplicateRefundOwed(actions)
  await leaveShareRefundOwed(actions)
  await leaveDeletionWaiting(actions)
  await leaveCheckoutsOpen(actions)
  await actions.settleAll()
  await dateOrders(shop)
}

/** Sets the order dates by the shop's clock. The database's clock is months behind, so the next job would close all open orders. */
async function dateOrders({ deps }: Shop): Promise<void> {
  await deps.pool.query(
    `update orders
     set opened_at = least(opened_at + ($1::timestamptz - now()), paid_at, closed_at)`,
    [deps.clock()],
  )
}
