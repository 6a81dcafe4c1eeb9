import { z } from 'zod'
import { createReaderInputSchema, operationIdSchema } from '../../../shared/admin/admin-schemas.ts'
import { guideIdSchema } from '../../../shared/guides/guide-schemas.ts'
import { boundedText, instantSchema } from '../../../shared/text-schemas.ts'
import { listPurchases } from '../../access/index.ts'
import {
  findReceiptOfAnyUser,
  grantGuide,
  lockBuyer,
  notifyOfGrantedGuide,
  resendReceipt,
  revokeGrantedGuide,
} from '../../payments/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { countAuditEntriesOfOperator } from '../audit-log/audit-log-queries.ts'
import {
  createAdminAction,
  createChangedSinceShownRefusal,
  createNewOperation,
  createOperation,
  runOperation,
} from '../operations/run-operation.ts'
import { requireReader } from './reader-queries.ts'

/** Sends a user's receipt again by email (B20.13). */
export const sendReceiptToReader = createAdminAction(
  z.object({
    operationId: operationIdSchema,
    receiptId: z.uuid(),
    shown: z.object({ email: boundedText(254) }),
  }),
  async (input, { deps, operator }) => {
    const { receiptId, shown } = input
    const receipt = await findReceiptOfAnyUser(deps.db, receiptId)
    if (receipt === undefined) throw new Refusal('not-found')
    const { userId, reference } = receipt
    const operation = createNewOperation(operator, 'receipt-sent', receiptId, input)
    await runOperation(deps, operation, (complete) =>
      resendReceipt(deps, { id: userId }, receiptId, async (tx, to) => {
        if (to !== shown.email)
          throw createChangedSinceShownRefusal('email', `The address is ${to} by now`, to)
        await complete(tx, { userId, after: { payment: reference } })
      }),
    )
  },
)

const grantGuideInputSchema = createReaderInputSchema({ guideId: guideIdSchema })

const dayMs = 24 * 60 * 60 * 1000
/** Maximum number of guides that an operator may give within 24 hours. */
const maxGivenPerDay = 20

/** Gives a guide to a user and notifies the shop by email. Operators can't give guides to themselves (B20.14). */
export const grantGuideToReader = createOperation(
  'guide-given',
  grantGuideInputSchema,
  ({ userId }) => userId,
  async (tx, { userId, guideId, reason }, { deps, operator, now }) => {
    const guide = deps.catalogue.current().find(guideId)
    if (guide === undefined) throw new Refusal('not-found')
    const reader = await requireReader(tx, userId)
    if (reader.uid === operator.uid)
      throw new Refusal('forbidden', 'Operators cannot give guides to themselves')
    const since = new Date(now.getTime() - dayMs)
    const given = await countAuditEntriesOfOperator(tx, { uid: operator.uid, kind: 'guide-given', since })
    if (given >= maxGivenPerDay)
      throw new Refusal('too-many-requests', `${maxGivenPerDay} guides can be given within a day`)
    await grantGuide(tx, reader, guide, { reason, now })
    await notifyOfGrantedGuide(tx, deps, { guide, reader, operator: operator.email, reason }, now)
    return { reason, userId, guideId }
  },
)

/** Revokes a guide that an operator gave or that the user picked for free (B20.14). */
export const revokeReaderGuide = createOperation(
  'guide-taken-back',
  /** `since`: start of the access, as shown on the user's page. */
  grantGuideInputSchema.extend({ shown: z.object({ since: instantSchema }) }),
  ({ userId }) => userId,
  async (tx, { userId, guideId, reason, shown }, { deps }) => {
    await requireReader(tx, userId)
    await lockBuyer(tx, userId)
    const purchases = await listPurchases(tx, userId)
    const live = purchases.find((each) => each.guideId === guideId && each.revokedAt === null)
    if (live?.purchaseDate.toISOString() !== shown.since)
      throw createChangedSinceShownRefusal('guide', 'This guide was closed or given again in the meantime')
    await revokeGrantedGuide(tx, deps.jobs, userId, guideId, { reason, now: deps.clock() })
    return { reason, userId, guideId }
  },
)
