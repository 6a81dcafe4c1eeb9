import { z } from 'zod'
import { createReaderInputSchema } from '../../../shared/admin/admin-schemas.ts'
import { instantSchema } from '../../../shared/text-schemas.ts'
import { endPro, findLivePlan } from '../../payments/index.ts'
import { createChangedSinceShownRefusal } from '../operations/run-operation.ts'
import { createVendorOperation } from '../operations/run-vendor-operation.ts'
import { requireReader } from './reader-queries.ts'

/** Ends a user's Pro immediately or at the end of the paid month, once per operation (B20.15). */
export const endProOperation = createVendorOperation({
  kind: 'pro-ended',
  callsStripe: true,
  schema: createReaderInputSchema({
    when: z.enum(['now', 'period-end']),
    shown: z.object({ periodEnd: instantSchema.nullable(), renews: z.boolean() }),
  }),
  subjectOf: ({ userId }) => userId,

  async check(deps, { userId, when, shown }) {
    await requireReader(deps.db, userId)
    const plan = await findLivePlan(deps, userId)
    if (plan === undefined) throw proIsOver()
    const end = plan.periodEnd.toISOString()
    const isAsShown = end === shown.periodEnd && plan.renews === shown.renews
    if (!plan.renews && (!isAsShown || when === 'period-end'))
      throw createChangedSinceShownRefusal('pro-ends', `Pro already ends on ${end} without renewing`, end)
    if (!isAsShown)
      throw createChangedSinceShownRefusal('pro-renewed', `Pro runs until ${end} by now and renews`, end)
    return plan.subscriptionId
  },

  async send(deps, { input, target: subscriptionId, idempotencyKey }) {
    const { userId, when, reason } = input
    if (!(await endPro(deps, { userId, subscriptionId, when, idempotencyKey }))) throw proIsOver()
    return { userId, reason, after: { ends: when } }
  },
})

const proIsOver = () => createChangedSinceShownRefusal('pro-over', 'The plan is over already')
