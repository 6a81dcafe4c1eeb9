import { z } from 'zod'
import { instantSchema, boundedText } from '../text-schemas.ts'
import { operationIdSchema, reasonSchema } from './admin-schemas.ts'

export const evidenceInputSchema = z.object({ disputeId: boundedText(100) })

export const submitEvidenceInputSchema = evidenceInputSchema.extend({
  operationId: operationIdSchema,
  /** Time of the records that the dialog showed, and the hash of the shown evidence. */
  shown: z.object({ at: instantSchema, hash: boundedText(64) }),
  reason: reasonSchema,
})
