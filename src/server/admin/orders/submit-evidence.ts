import { z } from 'zod'
import { operationIdSchema, reasonSchema } from '../../../shared/admin/admin-schemas.ts'
import { boundedText, instantSchema } from '../../../shared/text-schemas.ts'
import { syncDispute, describeReplayedFailure, type PayDeps } from '../../payments/index.ts'
import { createChangedSinceShownRefusal } from '../operations/run-operation.ts'
import { createVendorOperation } from '../operations/run-vendor-operation.ts'
import { assembleEvidence } from './assemble-evidence.ts'

/** Metadata key for the operation that submitted the evidence. Stripe accepts evidence once and forgets idempotency keys after a day. */
const operationMark = 'operation'

/** `shown`: time of the records that the dialog showed, and the hash of the shown evidence. */
const submitEvidenceInputSchema = z.object({
  disputeId: boundedText(100),
  operationId: operationIdSchema,
  shown: z.object({ at: instantSchema, hash: boundedText(64) }),
  reason: reasonSchema,
})

/** Submits the evidence shown in the dialog to Stripe, once per operation (B20.67). */
export const submitEvidenceOperation = createVendorOperation({
  kind: 'evidence-submitted',
  callsStripe: true,
  schema: submitEvidenceInputSchema,
  subjectOf: ({ disputeId }) => disputeId,

  async check({ db }, { disputeId, shown }) {
    await requireEvidence(db, { disputeId, shown })
    return disputeId
  },

  async send(deps, { input, target: disputeId, idempotencyKey }) {
    const { db, stripe } = deps
    const isSubmitted = async () =>
      (await stripe.disputes.retrieve(disputeId)).metadata[operationMark] === idempotencyKey
    if (!(await isSubmitted())) {
      const { fields } = await requireEvidence(db, input)
      try {
        await stripe.disputes.update(
          disputeId,
          { evidence: fields, submit: true, metadata: { [operationMark]: idempotencyKey } },
          { idempotencyKey },
        )
      } catch (error) {
        const reason = describeReplayedFailure(error)
        if (reason === undefined) throw error
        if (!(await isSubmitted())) throw createChangedSinceShownRefusal('dispute', reason)
      }
    }
    await syncDispute(deps, { disputeId })
    return { reason: input.reason, after: { dispute: disputeId } }
  },
})

async function requireEvidence(
  db: PayDeps['db'],
  { disputeId, shown }: Pick<z.infer<typeof submitEvidenceInputSchema>, 'disputeId' | 'shown'>,
) {
  const evidence = await assembleEvidence(db, disputeId, new Date(shown.at))
  if (evidence.hash !== shown.hash)
    throw createChangedSinceShownRefusal('dispute', 'The records say something else by now')
  return evidence
}
