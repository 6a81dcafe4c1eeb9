import { z } from 'zod'
import { rowIdSchema } from '../row-id-schemas.ts'
import { trimmedText } from '../text-schemas.ts'

/** Id of an operation, created when a dialog is first submitted. A repeated submit with the same id has no effect (B20.39). */
export const operationIdSchema = z.uuid()
/** Reason for an admin action, which its audit log entry stores. */
export const reasonSchema = trimmedText(500).min(1)

/** Creates the input schema of an operation on a user. Stored fingerprints depend on the order of the fields. */
export const createReaderInputSchema = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ operationId: operationIdSchema, userId: rowIdSchema, ...fields, reason: reasonSchema })
