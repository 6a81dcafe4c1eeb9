import { z } from 'zod'
import { instantSchema, textOf } from '../text-schemas.ts'
import { operationId, reason } from './admin-schemas.ts'

export const evidenceInput = z.object({ disputeId: textOf(100) })

export const submitEvidenceInput = evidenceInput.extend({
  operationId,
  /** The time up to which the dialog showed the records, and the hash of what it showed. */
  shown: z.object({ at: instantSchema, hash: textOf(64) }),
  reason,
})
